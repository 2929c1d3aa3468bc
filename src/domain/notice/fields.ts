/** What is left to be written by hand is called so. */
export const NOTICE_FIELDS = {
  lessor: { ko: '임대인 이름', en: 'name of the landlord', kind: 'text' },
  lessee: { ko: '임차인 이름', en: 'name of the tenant', kind: 'text' },
  receiver: { ko: '받는 사람의 이름과 주소', en: 'name and address of the receiver', kind: 'text' },
  sender: { ko: '보내는 사람의 이름과 주소', en: 'name and address of the sender', kind: 'text' },
  home: { ko: '집 주소', en: 'address', kind: 'text' },
  startDate: { ko: '계약 시작일', en: 'first day of the lease', kind: 'date' },
  endDate: { ko: '계약 종료일', en: 'last day of the lease', kind: 'date' },
  deposit: { ko: '보증금', en: 'deposit', kind: 'money' },
  monthlyRent: { ko: '월세', en: 'monthly rent', kind: 'money' },
  arrears: { ko: '밀린 금액', en: 'rent that is open', kind: 'money' },
  provisional: { ko: '가계약금', en: 'provisional deposit', kind: 'money' },
  account: { ko: '받을 계좌', en: 'account to be paid to', kind: 'text' },
  defect: { ko: '고장 난 곳', en: 'what is broken', kind: 'text' },
  symptom: { ko: '증상과 처음 안 날', en: 'what is seen, and since when', kind: 'text' },
  subject: { ko: '제목', en: 'subject', kind: 'text' },
  claim: { ko: '요구하는 내용', en: 'what is claimed', kind: 'text' },
  noticedOn: { ko: '통지한 때', en: 'when notice was given', kind: 'text' },
  dueDate: { ko: '기한', en: 'by when', kind: 'date' },
  signedOn: { ko: '보내는 날', en: 'day of sending', kind: 'date' },
} as const satisfies Record<string, { ko: string; en: string; kind: 'text' | 'date' | 'money' }>
export type NoticeField = keyof typeof NOTICE_FIELDS
