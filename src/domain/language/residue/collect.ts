import type { PlaceMention } from '../place-mention.ts'
import type { Token } from '../token.ts'

interface Read {
  claimed: readonly ReadonlySet<Token>[]
  places: readonly PlaceMention[]
  negated: ReadonlySet<Token>
}

/** Words of somebody's life that ask for nothing by themselves. */
const BACKGROUND =
  /^(?:직장인|대학생|학생|신혼부부|신혼|부부|부모님|아이|애기?|아기|자녀|가족|남편|아내|와이프|친구|혼자|자취|사회초년생|결혼|예정|준비|이사|입주|계약|올해|내년|이번|다음|달|주|초보|처음|첫|독립|사는|살|키우|키워|둘|셋|명|이|그|저|것|거|분|님|때문|위해|위한|정도|조금|많이|너무|정말|진짜|아주|매우|더|덜|잘|또|꼭|만약|혹|여기|거기|저기|이사할|이사가|살려|살고|살|찾|오|가|할|하|해|한|된|될|되|지|은|는|을|를|의|에|도|만|로|요|죠|네|나|다|까|고|며|면|서|니|데|게|라|든|랑|과|와)$/

/**
 * The words of the sentence that nothing has read, joined where they stand side by side and trimmed of filler. A
 * negated word stays together with its negation.
 */
export const collectUnrecognized = (source: string, tokens: readonly Token[], read: Read): string[] => {
  const phrases: string[] = []
  let run: Token[] = []
  const close = (): void => {
    const phrase = phraseOf(source, run)
    if (phrase) phrases.push(phrase)
    run = []
  }
  for (const token of tokens) {
    if (isRead(token, read) || token.kind === 'PUNCTUATION') close()
    else run.push(token)
  }
  close()
  return [...new Set(phrases)]
}

const isRead = (token: Token, { claimed, places, negated }: Read): boolean => {
  if (negated.has(token)) return false
  return claimed.some((set) => set.has(token)) || (token.kind === 'PLACE' && places.includes(token.mention))
}

const isEmpty = (token: Token): boolean => {
  if (token.kind === 'PARTICLE') return true
  if (token.kind === 'UNKNOWN') return BACKGROUND.test(token.text) && token.text.length > 1
  if (token.kind !== 'WORD') return false
  return ['FILLER', 'OR', 'LIMIT', 'NEAR', 'NOT', 'NOT_NEXT'].includes(token.word.kind)
}

const phraseOf = (source: string, run: readonly Token[]): string | undefined => {
  const first = run.findIndex((token) => !isEmpty(token))
  const last = run.findLastIndex((token) => !isTrailing(token))
  const start = run[first]
  const end = run[last]
  if (!start || !end || last < first) return undefined
  // “not a villa” keeps its not, whatever articles stand between.
  const from = run
    .slice(0, first)
    .findLast((token) => token.kind === 'WORD' && token.word.kind === 'NOT_NEXT')
  const phrase = source.slice((from ?? start).start, end.end).trim()
  return phrase.length > 0 && !BACKGROUND.test(phrase) ? phrase : undefined
}

/** What may be cut from the end of a phrase; a negation stays, for it turns the meaning round. */
const isTrailing = (token: Token): boolean =>
  isEmpty(token) && !(token.kind === 'WORD' && (token.word.kind === 'NOT' || token.word.kind === 'NEAR'))
