/** Words that passwords are made of most often; with digits around them or letters swapped they are as easily guessed. */
const WORDS = new Set(
  `
password passwd passwort passcode pass pwd secret login signin welcome admin administrator root user guest test tester
testing default changeme letmein access master system server database manager office company website internet computer
windows samsung galaxy iphone android apple google facebook kakao kakaotalk naver daum hyundai korea seoul busan incheon
holmes nyangz holmesnyangz sherlock apartment realestate jeonse lawyer
iloveyou loveyou love lovely lover sweet sweetheart baby babygirl angel princess prince queen king family mother father
sister brother friend forever happy happiness smile sunshine summer winter spring autumn flower butterfly rainbow
dragon monkey tiger lion eagle bear wolf cat dog puppy kitty pepper ginger cookie banana orange cherry chocolate cheese
football baseball basketball soccer hockey tennis golf ranger hunter killer warrior ninja pirate shadow phantom
superman batman spiderman pokemon pikachu starwars matrix mustang ferrari porsche mercedes harley corvette
michael jordan daniel thomas charlie george andrew joshua jessica jennifer ashley michelle nicole amanda robert william
freedom trustno whatever nothing something anything please hello helloworld goodbye money dollar diamond silver golden
january february march april june july august september october november december monday friday sunday
qwer qwert qwerty qwertyuiop asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc
dkssud dkssudgktpdy tkfkdgo tkfkdgody gksrnr gksrnrdls qlalfqjsgh rkskek rkskekfk wkfwlsofy wlgktjf anrndghk
alsrhk tjdnf eoqkr rhrnak dladudduq ghkdlxld vhgkd dhkdn
비밀번호 패스워드 안녕하세요 사랑해 사랑해요 대한민국 무궁화 홈즈냥즈 부동산 아파트 전세 월세
`
    .trim()
    .split(/\s+/),
)

/** What a finger finds going along: a password that is one stretch of these, or the same stretch again, says nothing. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
]
const BACKWARDS = RUNS.map((run) => [...run].toReversed().join(''))

const SWAPPED: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const unswap = (text: string): string => text.replace(/[@431!0$57]/g, (character) => SWAPPED[character] ?? '')
const lettersOnly = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isStretch = (text: string): boolean => [...RUNS, ...BACKWARDS].some((run) => run.includes(text))

/** The shortest piece that the text repeats: “abab” → “ab”. */
const pieceOf = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length++) {
    const piece = text.slice(0, length)
    if (text === piece.repeat(Math.ceil(text.length / length)).slice(0, text.length)) return piece
  }
  return text
}

const isWord = (text: string): boolean => text !== '' && (WORDS.has(text) || WORDS.has(pieceOf(text)))

/** Birth days, phone numbers: ten digits are guessed in a moment. */
const SHORT_NUMBER = /^\d{1,11}$/
/** Fewer different characters than this are a rhythm, not a password. */
const MIN_DIFFERENT = 4
const MIN_PERSONAL = 4

/**
 * Whether a guesser tries it among the first: a known word or a walk on the keyboard, however decorated, or what the person
 * is called (`personal`: email, nickname).
 */
export const isCommonPassword = (password: string, personal: readonly string[] = []): boolean => {
  const text = password.toLowerCase()
  if (SHORT_NUMBER.test(text) || new Set(text).size < MIN_DIFFERENT) return true
  const piece = pieceOf(text)
  if (isStretch(piece) || WORDS.has(text)) return true
  const core = lettersOnly(text)
  const readings = [core, unswap(text), lettersOnly(unswap(text)), unswap(core)]
  if (readings.some(isWord)) return true
  // A walk with an ornament: “qwerty!!” is one, “1q2w3e4r!” too.
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '')
  if (plain.length >= MIN_PERSONAL && isStretch(pieceOf(plain))) return true
  const names = personal.flatMap((name) => [name.toLowerCase(), name.toLowerCase().split('@')[0] ?? ''])
  return names.some(
    (name) => name.length >= MIN_PERSONAL && (text === name || core === lettersOnly(name) || plain === name),
  )
}
