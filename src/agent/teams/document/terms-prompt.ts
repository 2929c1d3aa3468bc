import { inLanguages } from '../../../domain/languages.ts'
import type { AgreedTerms, ContractTerms, TermDifference } from '../../../domain/document/terms.ts'
import { withParticle } from '../../../domain/language/josa.ts'
import { formatManwon, formatManwonEnglish } from '../../../domain/money.ts'
import { TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { TransactionType } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'

type Field = keyof AgreedTerms
type Offered = Omit<ContractTerms, 'documentType'>

const NAMES = inLanguages({
  KO: { deposit: '보증금', monthlyRent: '월세', price: '매매대금' },
  EN: { deposit: 'deposit', monthlyRent: 'monthly rent', price: 'price' },
} as const satisfies Record<Language, Record<Field, string>>)

const inKorean = (amount: number | null) =>
  amount === null ? '' : amount === 0 ? '없음' : formatManwon(amount)
const inEnglish = (amount: number | null) =>
  amount === null ? '' : amount === 0 ? 'none' : formatManwonEnglish(amount)
/** The particle of a word that brackets follow. */
const after = (word: string, particle: 'and' | 'subject') => withParticle(word, particle).slice(word.length)

const known = (offered: AgreedTerms, tell: (field: Field, amount: number) => string): string =>
  (['price', 'deposit', 'monthlyRent'] as const)
    .flatMap((field) => (offered[field] === null ? [] : [tell(field, offered[field])]))
    .join(', ')

/** What is said of a contract's money where a listing says it too. */
export const TERM_WORDS = inLanguages({
  KO: {
    differs: ({ field, offered, agreed }: TermDifference) => {
      const name = NAMES.KO[field]
      return `매물에 올라온 ${name}(${inKorean(offered)})${after(name, 'and')} 계약서에 적은 ${name}(${inKorean(agreed)})${after(name, 'subject')} 달라요. 합의한 금액이 맞는지 확인하세요.`
    },
    isItRight: (differences: readonly TermDifference[], type: TransactionType | null) =>
      [
        ...differences.map(
          ({ field, offered, agreed }) =>
            `${NAMES.KO[field]} ${withParticle(inKorean(agreed), 'subject')} 맞나요?${
              offered === null || type === null
                ? ''
                : ` 매물에는 ${inKorean(offered)}(${TRANSACTION_TYPE_LABELS[type].ko})으로 올라와 있어요.`
            }`,
        ),
        '금액은 만원 단위예요(1억원 = 10000). 협의한 금액이면 맞다고 해 주세요.',
      ].join(' '),
    itIsRight: '네, 적은 금액이 맞아요',
    asListed: '매물에 올라온 금액대로 써 주세요',
    sayItAgain: '금액을 다시 적을게요',
    sayAgain: '계약 내용을 다시 알려 주세요. 이번에 적어 주시는 금액을 그대로 쓸게요.',
    asOffered: ({ transactionType, ...offered }: Offered) => {
      const amounts = known(offered, (field, amount) => `${NAMES.KO[field]} ${inKorean(amount)}`)
      const whose = transactionType === null ? '말씀하신 대로' : '매물에 올라온 대로'
      return amounts === '' ? [] : [`금액을 비우면 ${whose}(${amounts}) 적어요.`]
    },
    assume: (field: Field, amount: number, isListed: boolean) => ({
      name: NAMES.KO[field],
      value: `${isListed ? '매물에 올라온 값' : '질문에 적은 값'} ${inKorean(amount)}`,
    }),
  },
  EN: {
    differs: ({ field, offered, agreed }: TermDifference) =>
      `The ${NAMES.EN[field]} asked for (${inEnglish(offered)}) is not the one in the contract (${inEnglish(agreed)}). Check that it is what you agreed on.`,
    isItRight: (differences: readonly TermDifference[], type: TransactionType | null) =>
      [
        ...differences.map(
          ({ field, offered, agreed }) =>
            `Is the ${NAMES.EN[field]} right: ${inEnglish(agreed)}?${
              offered === null || type === null
                ? ''
                : ` The listing says ${inEnglish(offered)} (${TRANSACTION_TYPE_LABELS[type].en}).`
            }`,
        ),
        'Amounts are given in units of 10,000 won (만원). If you negotiated this, say that it is right.',
      ].join(' '),
    itIsRight: 'Yes, the amount I gave is right',
    asListed: 'Write it as listed',
    sayItAgain: 'I will give the amounts again',
    sayAgain: 'Please give the terms again. What you give now is written as it is.',
    asOffered: ({ transactionType, ...offered }: Offered) => {
      const amounts = known(offered, (field, amount) => `${NAMES.EN[field]} ${inEnglish(amount)}`)
      const whose = transactionType === null ? 'as you said' : 'as listed'
      return amounts === '' ? [] : [`Amounts that you leave out are ${whose} (${amounts}).`]
    },
    assume: (field: Field, amount: number, isListed: boolean) => ({
      name: NAMES.EN[field],
      value: `${isListed ? 'as asked for' : 'as in the question'}, ${inEnglish(amount)}`,
    }),
  },
} as const satisfies Record<Language, { [word: string]: unknown }>)
