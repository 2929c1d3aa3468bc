import type { NumberFact } from './calculations.ts'

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const PLACES = ['', '십', '백', '천']

/** A number below 10,000 in words: 이천오백. */
const inWords = (value: number): string =>
  [...String(value)]
    .map((digit, at, all) => {
      const place = PLACES[all.length - 1 - at] ?? ''
      return digit === '0'
        ? ''
        : digit === '1' && place !== ''
          ? place
          : `${DIGITS[Number(digit)] ?? ''}${place}`
    })
    .join('')

const grouped = (value: number): string => value.toLocaleString('en-US')

const thousands = (value: number): string[] =>
  value % 1000 === 0
    ? [`${value / 1000}천만원`, `${value / 1000}천만 원`, `${value / 1000}천`]
    : value % 100 === 0 && value > 1000
      ? [
          `${Math.floor(value / 1000)}천${(value % 1000) / 100}백만원`,
          `${Math.floor(value / 1000)}천${(value % 1000) / 100}백`,
        ]
      : []

/** A sum of 만원. */
const moneyKo = (sum: number): string[] => {
  const won = `${grouped(sum * 10_000)}원`
  if (sum < 10_000)
    return [
      `${sum}만원`,
      `${sum}만 원`,
      `${sum}만`,
      ...thousands(sum),
      won,
      `${inWords(sum)}만원`,
      `${grouped(sum)}만원`,
    ]
  const eok = Math.floor(sum / 10_000)
  const rest = sum % 10_000
  if (rest === 0)
    return [
      `${eok}억`,
      `${eok}억원`,
      `${eok}억 원`,
      won,
      `${grouped(sum)}만원`,
      `${inWords(eok)}억`,
      `${eok} 억`,
    ]
  const tail =
    rest % 1000 === 0
      ? [`${eok}억 ${rest / 1000}천`, `${eok}억${rest / 1000}천만원`, `${inWords(eok)}억 ${inWords(rest)}`]
      : []
  return [
    ...tail,
    `${eok}억 ${rest}만원`,
    `${eok}억${rest}`,
    `${eok}억 ${grouped(rest)}만 원`,
    `${sum / 10_000}억`,
    won,
    `${grouped(sum)}만원`,
  ]
}

const moneyEn = (sum: number): string[] => {
  const won = sum * 10_000
  const millions = won / 1e6
  return [
    ...(won >= 1e6 ? [`${millions} million won`] : [`${grouped(won)} won`]),
    ...(won >= 1e9 ? [`${won / 1e9} billion won`] : []),
    `₩${grouped(won)}`,
    `${grouped(won)} won`,
  ]
}

const monthsKo = (months: number): string[] => {
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return [`${months}개월`, `${months} 개월`]
  if (rest === 0) return [`${years}년`, `${months}개월`, `${years} 년`]
  return [`${years}년 ${rest}개월`, ...(rest === 6 ? [`${years}년 반`] : []), `${months}개월`]
}
const monthsEn = (months: number): string[] =>
  months % 12 === 0 ? [`${months / 12} years`, `${months} months`] : [`${months} months`]

const dateKo = (iso: string): string[] => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return [
    `${year}년 ${month}월 ${day}일`,
    `${year}.${month}.${day}`,
    iso,
    `${year % 100}년 ${month}월 ${day}일`,
    `${year}/${month}/${day}`,
    ...(year === 2027 ? [`내년 ${month}월 ${day}일`] : []),
  ]
}
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dateEn = (iso: string): string[] => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return [`${MONTHS[month - 1]} ${day}, ${year}`, iso]
}

/** Every way of saying a value; the first is the plain one. */
export const saysOf = ({ measure }: NumberFact, value: number | string, isEnglish: boolean): string[] => {
  const count = Number(value)
  switch (measure) {
    case 'money':
      return isEnglish ? moneyEn(count) : moneyKo(count)
    case 'months':
      return isEnglish ? monthsEn(count) : monthsKo(count)
    case 'years':
      return isEnglish ? [`${count} years`] : [`${count}년`, `${count} 년`, `${inWords(count)}년`]
    case 'percent':
      return isEnglish
        ? [`${count}%`, `${count} percent`]
        : [`${count}%`, `${count}프로`, `${count} 퍼센트`, `${count}퍼`]
    case 'area':
      return isEnglish
        ? [`${count} sqm`, `${count} m2`]
        : [`${count}㎡`, `${count}제곱미터`, `${count}제곱`, `${count}m2`]
    case 'days':
      return isEnglish ? [`${count} days`] : [`${count}일`, `${count} 일`]
    case 'date':
      return isEnglish ? dateEn(String(value)) : dateKo(String(value))
    default:
      return measure satisfies never
  }
}

/** Digits that are said with a consonant at their end. */
const CLOSED = new Set('013678')
const CLOSED_BY_RIEUL = new Set('178')

/** Whether what stands before a particle ends in a consonant; and in ㄹ. */
const endOf = (text: string): { isClosed: boolean; isRieul: boolean } => {
  const last = text.at(-1) ?? ''
  if (/\d/.test(last)) return { isClosed: CLOSED.has(last), isRieul: CLOSED_BY_RIEUL.has(last) }
  const code = last.charCodeAt(0) - 0xac00
  const final = code >= 0 && code < 11_172 ? code % 28 : 0
  return { isClosed: final > 0, isRieul: final === 8 }
}

/** `[은/는]`, `[이]면`, `[으]로`: the particle that fits what stands before it. */
export const withParticles = (template: string): string => {
  const at = template.search(/\[[^\]]*\]/)
  if (at < 0) return template
  const close = template.indexOf(']', at)
  const [closed = '', open = ''] = template.slice(at + 1, close).split('/')
  const { isClosed, isRieul } = endOf(template.slice(0, at))
  const said = closed === '으' && isRieul ? '' : isClosed ? closed : open
  return withParticles(template.slice(0, at) + said + template.slice(close + 1))
}
