import { anyForm } from './forms.ts'
import words from './cash.json' with { type: 'json' }

const ALL_CASH = anyForm(words.allCash)

/** Whether it is said that nothing is borrowed for what is paid: 대출 없이 사면, 전액 현금으로. Linear in its length. */
export const paysInCash = (text: string): boolean => ALL_CASH.test(text)
