/** Every country of ISO 3166: its two letters, then the three that documents carry. */
const table = `
  ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA
  AZAZE BABIH BBBRB BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES
  BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK
  CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA
  DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA
  GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
  GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD
  IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA
  KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA
  LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ
  MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC
  NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
  PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC
  SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV
  SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR
  TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR
  VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
`;

const pairs = table
  .trim()
  .split(/\s+/u)
  .map((codes) => [codes.slice(2), codes.slice(0, 2)] as const);

/** What a profile keeps and `Intl.DisplayNames` knows: `DZ`. */
export const countryCodes: readonly string[] = pairs.map(([, two]) => two);

/** Codes that documents carry beside those of ISO 3166: Germany, Kosovo, the British of six kinds. */
const ofDocuments: Readonly<Record<string, string>> = {
  ...{ D: "DE", RKS: "XK", XKX: "XK" },
  ...{ GBD: "GB", GBN: "GB", GBO: "GB", GBP: "GB", GBS: "GB" },
};
const byThree: ReadonlyMap<string, string> = new Map([...pairs, ...Object.entries(ofDocuments)]);

/** `DZA` as a document has it → `DZ`; undefined for a code that is no country's. */
export function countryOfDocument(code: string): string | undefined {
  return byThree.get(code);
}

/**
 * A country in the reader's language. A nationality that was written as a word in another system is
 * shown as it is.
 */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;
}
