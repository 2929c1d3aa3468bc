const FORM = /^(\d{2})(\d{2})(\d{2})-?([1-8])\d{6}$/

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Whether a text is a resident (or foreigner's) registration number by form, birth date and the digit of sex and century.
 * There is no check digit to hold it to: numbers given out from October 2020 on have random digits, and somebody of any age
 * may have got theirs since.
 */
export const isResidentNumber = (text: string): boolean => {
  const match = FORM.exec(text.trim())
  if (!match) return false
  const [, yy = '', mm = '', dd = '', sex = ''] = match
  const century = '1256'.includes(sex) ? 1900 : 2000
  const month = Number(mm)
  return month >= 1 && month <= 12 && Number(dd) >= 1 && Number(dd) <= daysIn(century + Number(yy), month)
}

/** “900101-1234567” → “900101-1******”. */
export const maskResidentNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  return `${digits.slice(0, 6)}-${digits.slice(6, 7)}******`
}
