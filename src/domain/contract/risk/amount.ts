/** An amount in 만원 as each language writes it, for a reason that quotes it. */
export const inKorean = (amount: number): string => `${amount.toLocaleString('ko-KR')}만원`
export const inWon = (amount: number): string => `₩${(amount * 10_000).toLocaleString('en-US')}`
