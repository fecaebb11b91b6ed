import type { Texts } from "@funduq/shared-ui/i18n";

/** The page for developers with the mails that were kept, in Arabic. */
export const texts: Texts = {
  "mails.title": "الرسائل المحفوظة",
  "mails.hint": "للمطوّرين: لا يوجد خادم بريد في هذا النظام، وما كان سيُرسَل محفوظ هنا.",
  "mails.load-failed": "تعذّرت قراءة الرسائل المحفوظة.",
  "mails.read-failed": "تعذّرت قراءة الرسالة.",
  "mails.empty": "لم تُكتب أي رسالة بعد. ادعُ زميلًا من صفحة المستخدمين.",
  "mails.sent-by-server": "هذا النظام يرسل بريده، ولا يُحفظ شيء هنا.",
  "mails.to": "إلى",
  "mails.subject": "الموضوع",
  "mails.follow": "فتح رابط الدخول",
  "mails.follow-hint":
    "يعمل مرة واحدة خلال 24 ساعة، ويُخرجك من حسابك هنا. للبقاء متصلًا انسخه إلى نافذة خاصة.",
  "mails.copy": "نسخ الرابط",
  "mails.close": "إغلاق",
  "mails.copied": "تم النسخ",
  "mails.attachments": "ملفات الرسالة، وهي غير محفوظة هنا: {{files}}",
};
