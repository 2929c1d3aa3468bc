const FORM = /^(\d{2})(\d{2})(\d{2})-?([1-8])(\d{6})$/
const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]
/** Numbers given out from October 2020 on have random digits and no check digit. */
const RANDOM_FROM = '2010'

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a text is a resident (or foreigner's) registration number by form, birth date and, before 2020-10, check digit. */
export const isResidentNumber = (text: string): boolean => {
  const match = FORM.exec(text.trim())
  if (!match) return false
  const [, yy = '', mm = '', dd = '', sex = ''] = match
  const century = '1256'.includes(sex) ? 1900 : 2000
  const month = Number(mm)
  if (month < 1 || month > 12 || Number(dd) < 1 || Number(dd) > daysIn(century + Number(yy), month))
    return false
  const digits = text.replace(/\D/g, '')
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  // Foreigners' numbers (5–8) shift the check digit by two.
  const check = (11 - (sum % 11) + (Number(sex) >= 5 ? 2 : 0)) % 10
  if (check === Number(digits[12])) return true
  return century === 2000 && `${yy}${mm}` >= RANDOM_FROM
}

/** “900101-1234567” → “900101-1******”. */
export const maskResidentNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  return `${digits.slice(0, 6)}-${digits.slice(6, 7)}******`
}
