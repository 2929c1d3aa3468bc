import type { FieldIssue } from './errors.ts'
import type { Language } from './run.ts'

/** A rule that a field can break: its name for programs, and what it says in Korean; `#` is a number of its English. */
interface FieldRule {
  rule: string
  english: string
  korean: string
}

const line = (rule: string, english: string, korean: string): FieldRule => ({ rule, english, korean })

/** The rules of what a run is answered with, by the words that the schemas have for them. */
const RULES: readonly FieldRule[] = [
  line('NOT_EMPTY', 'must not be empty', '비워 둘 수 없어요.'),
  line('MAX_LENGTH', 'must have at most # characters', '#자까지 적을 수 있어요.'),
  line('MAX_ITEMS', 'must have at most # items', '#개까지 적을 수 있어요.'),
  line('MIN', 'must be at least #', '# 이상이어야 해요.'),
  line('MAX', 'must be at most #', '# 이하여야 해요.'),
  line('POSITIVE', 'must be more than #', '#보다 커야 해요.'),
  line(
    'PHONE',
    'must be a Korean phone number such as #-#-#',
    '010-1234-5678처럼 국내 전화번호를 적어 주세요.',
  ),
  line('DATE', 'must be a date such as #-#-#', '2026-12-01처럼 날짜를 적어 주세요.'),
  line('CALENDAR_DAY', 'is not a day of the calendar', '달력에 없는 날이에요.'),
  line('AFTER_START', 'must be after startDate', '시작일보다 뒤여야 해요.'),
  line(
    'RESIDENT_NUMBER',
    'is not a resident registration number (# digits, hyphen, # digits)',
    '주민등록번호 형식이 아니에요(앞 6자리-뒤 7자리).',
  ),
  line('OTHER_PERSON', 'is that of the lessor', '상대방과 같은 번호예요.'),
  line(
    'DEPOSIT_NEEDED',
    'is needed: there is no listing that says it',
    '금액을 적어 주세요. 매물에 없는 값이에요.',
  ),
  line(
    'RENT_NEEDED',
    'is needed: this home is let for a monthly rent (# where none was agreed)',
    '월세를 적어 주세요(없으면 0).',
  ),
  line(
    'NO_PRICE',
    'is that of a sale; a lease has a deposit',
    '매매대금은 매매계약에만 있어요. 보증금에 적어 주세요.',
  ),
  line('NO_RENT', 'a sale has no monthly rent', '매매계약에는 월세가 없어요.'),
  line('DOWN_PAYMENT', 'the down payment is more than the price', '계약금이 매매대금보다 많아요.'),
  line('LISTED_HOME', 'is that of the chosen listing', '고른 매물의 집이라 따로 적을 수 없어요.'),
  line('TERM_CHANGE', 'needs a number, a text or both', '몇 번 특약인지, 또는 적을 내용을 알려 주세요.'),
  line('GIVEN_TWICE', 'is given twice', '같은 것을 두 번 적었어요.'),
  line('EDIT_ONLY', 'go with EDIT only', 'EDIT일 때만 적을 수 있어요.'),
  line('NOT_WITH_REJECT', 'go with ACCEPT and EDIT only', '버릴 때는 적을 수 없어요.'),
  line('NOTHING_CHANGED', 'EDIT needs what is to be otherwise', '무엇을 고칠지 적어 주세요.'),
  line('NOT_OFFERED', 'is not one of the suggestions', '제안한 문구가 아니에요.'),
  line('NOT_OFFERED', 'is not one of the offered properties', '보여 드린 매물이 아니에요.'),
  line(
    'CHANGED_TWICE',
    'is about a special term that is changed as well',
    '같은 특약을 직접 고치고 있어요. 둘 중 하나만 골라 주세요.',
  ),
]

const NUMBER = /\d+/g
const BY_ENGLISH = new Map(RULES.map((rule) => [rule.english, rule]))

/** The rule that an issue is about, for programs, and what it says for who reads; English where it has no other words. */
export const tellIssue = (
  { message }: Pick<FieldIssue, 'message'>,
  language: Language,
): { rule: string; said: string } => {
  const found = BY_ENGLISH.get(message.replaceAll(NUMBER, '#'))
  if (found === undefined) return { rule: 'INVALID', said: message }
  const [number = ''] = message.match(NUMBER) ?? []
  const said: Record<Language, string> = { KO: found.korean.replaceAll('#', number), EN: message }
  return { rule: found.rule, said: said[language] }
}
