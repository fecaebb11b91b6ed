/** The units in which a signature is drawn on the screen, kept, and printed on the receipt. */
export const SIGNATURE_SIZE = { width: 400, height: 120 } as const;

/** The same as an SVG's `viewBox`. */
export const SIGNATURE_BOX = `0 0 ${SIGNATURE_SIZE.width} ${SIGNATURE_SIZE.height}`;
