import { SPECIAL_TERMS } from '../notice/notice.ts'
import type { NoticeId, NoticeWish } from '../notice/notice.ts'
import { inReach } from '../language/text.ts'
import { anyPhrase } from './phrase.ts'

/** What is to be written, and that it is to be written; how somebody wrote one already asks for none. */
const WANTED = anyPhrase(
  `(내용 증명|내용증명서|통지|통지서|통보|통보서|요청서|요구서|청구서|공문|문자|카톡|카카오톡|메시지|메세지|편지|서면|최고장|독촉장|안내문) ~24 (써 (줘|주|달|봐|드)|써줄|쓸 (말|내용|문구)|쓰게|적어 (줘|주|달)|작성해|작성 (부탁|좀|도와)|만들어|짜 줘|뽑아|다듬어|초안|양식|서식|샘플|템플릿|예시|견본|문구|뭐라고 (써|쓰|보내|적)|어떻게 (써|쓰|적))
   (초안|양식|서식|샘플|템플릿|견본) ~12 (내용 증명|통지서|통보서|요청서|공문|문자)
   뭐라고 (문자|카톡|써|쓰|보내)  (문자|카톡)(를|을|은|는|에|) 뭐라고`,
  `(write|draft|prepare|compose|give me|template|sample|example) ~50 (letter|notice|text message|text|sms|message|certified mail|demand|email)
   (letter|notice|text message|certified mail|message) ~30 (template|sample|draft|example|wording)
   (need|want) a (letter|text message|sample|template)  what (should|do) i (write|text)`,
)
const MESSAGE = anyPhrase(
  `문자  카톡  카카오톡  메시지  메세지`,
  `text (message|to|my|him|her|the)  a text_  sms  kakao  message`,
)
const CERTIFIED = anyPhrase(`내용 증명`, `certified (mail|letter)  proof of contents`)

/** What each is asked for by: what is plainer comes first. */
const KINDS: readonly (readonly [NoticeId, RegExp])[] = [
  [
    'ARREARS',
    anyPhrase(
      `(세입자|임차인)(가|이|는|은|한테|에게|) ~24 (월세|차임|임대료|관리비) ~14 (밀|안 내|연체|미납|독촉)
       (월세|차임|임대료) ~10 (밀린|연체한|미납|안 내는) ~6 (세입자|임차인)  (월세|차임|임대료) ~6 (독촉|밀린 거 (내|달라))`,
      `tenant ~40 (unpaid|overdue|late|owes|arrears)  (unpaid|overdue) rent ~30 tenant`,
    ),
  ],
  [
    'NON_RENEWAL',
    anyPhrase(
      `(갱신|재계약|연장)(을|은|를|) (안|하지 않|거절|않)  (만기|만료|끝나면|끝나는 날|종료)(에|일에|되면|날|) ~10 (나가|나갈|나간|이사|퇴거|비우|비울)
       (나가겠|나간다고|나갈 거|나갈게|퇴거|이사 (간다|나간|갈)|방 빼|집 빼|방 뺀|계약 종료|계약 만료) ~16 (통보|통지|문자|내용증명|카톡|알리|말)
       (퇴거|계약 종료|만기|만료) (통보|통지)  더 안 살`,
      `not (to |be |going to |)renew  won't renew  will not renew  don't want to renew  non(-| )renewal  mov(e|ing) out  leav(e|ing) ~20 (end|expire)`,
    ),
  ],
  [
    'DEPOSIT_RETURN',
    anyPhrase(
      `(보증금|전세금|전셋돈) ~~80 (돌려|반환|내놓|내놔|내 놔|안 줘|안 주|안 준|안 줌|안 줬|안 돌|못 받|못 돌|달라|받아|청구)`,
      `deposit ~40 (back|return|refund|repay|demand)  (return|refund|demand|repay|get) ~30 deposit`,
    ),
  ],
  [
    'REPAIR_REQUEST',
    anyPhrase(
      `수리  수선  고쳐  고장  누수  물(이|) (새|샌|샙)  곰팡이  보일러  결로  온수  하자 (보수|수선|수리)`,
      `repair  fix_  broken  leak  mold  mould  boiler`,
    ),
  ],
  ['TERMINATION', anyPhrase(`해지`, `terminat  (end|cancel|break) ~8 (lease|tenancy|rental)`)],
  [
    'RENEWAL_CLAIM',
    anyPhrase(
      `갱신  재계약  (계약|전세|월세) ~6 연장  (2년|이 년|계속|더) ~4 (살|거주)`,
      `renew  extend ~16 (lease|contract|tenancy)`,
    ),
  ],
]

/** What breaks in a home, as it is called. */
const DEFECTS: readonly (readonly [string, RegExp])[] = [
  ['보일러', anyPhrase('보일러', 'boiler')],
  ['난방', anyPhrase('난방  바닥이 (안 따|차)', 'heating')],
  ['온수', anyPhrase('온수  뜨거운 물', 'hot water')],
  ['누수', anyPhrase('누수  물(이|) (새|샌|샙)', 'leak')],
  ['곰팡이', anyPhrase('곰팡이', 'mold  mould')],
  ['결로', anyPhrase('결로', 'condensation')],
  ['배수', anyPhrase('하수구  배수  변기  막혔', 'drain  toilet')],
  ['수도', anyPhrase('수도  수전  싱크대', 'tap  faucet  sink')],
  ['전기', anyPhrase('전기  누전  차단기  콘센트', 'electric  outlet')],
  ['에어컨', anyPhrase('에어컨', 'air(-| )con')],
  ['창문', anyPhrase('창문  샷시  창틀  방충망', 'window')],
  ['출입문', anyPhrase('현관문  도어 락  문이 안', 'door')],
]

const TERMS_WANTED = anyPhrase(
  `특약(은|을|이|도|에|에는|으로|사항|사항은|사항을|) ~20 (써 (줘|주|달)|적어 (줘|주|달)|작성해|만들어|문구|추천|예시|뭐 (넣|써|적)|뭘 (넣|써|적)|뭐가 (필요|있어야)|무엇을 (넣|적)|무슨|어떤 (걸|거|것|문구))
   (무슨|어떤) 특약  문구 ~10 특약`,
  `(special (terms|clauses|conditions)|clauses) ~40 (write|draft|wording|recommend|include|add|put|ask for|should)
   (write|draft|wording|recommend|which|what) ~30 (special (terms|clauses|conditions)|clauses)`,
)
/** A whole contract is written by those who write contracts, and one that is there is reviewed. */
const CONTRACT = anyPhrase(
  `계약서(를|도|까지|) (써|작성|만들|초안)  계약서 (한 (장|부)|하나|초안)  (이|그|저런|이런) 특약  (라는|다는|ㄴ다는) 특약
   특약 ~24 (유효|무효|효력|괜찮|위험|문제|지켜|불리|불공정|독소|이상 (한|하|있)|무슨 (뜻|말|의미)|뜻이|의미|해석|맞나|맞는|검토|살펴|봐 (줘|주|달))`,
  `(draft|write|prepare) ~24 (contract|agreement)_  review  (clause|term) ~24 (unfair|void|valid|mean|against me|ok_|okay|fair)`,
)
/** One that stands in a contract already goes by its number. */
const NUMBERED =
  /특약(?:사항)?\s?(?:제\s?)?\d{1,2}\s?(?:번|호|항|조)|\d{1,2}\s?번\s?특약|\b(?:clause|term)s?\s(?:no\.?\s?)?\d/iu
const SALE = anyPhrase(`매매  매수  매도  (집|아파트|빌라) (살|사는|팔)`, `purchase  sale  buy  sell`)
const LESSOR = anyPhrase(
  `(저는|제가|나는|내가|저희가) (집주인|임대인|건물주)  (집주인|임대인|건물주)(인데|이에요|입니다|예요|이고|입장|으로서)  (세입자|임차인)(한테|에게|께|더러|보고) ~40 (보낼|보내|내용 증명|통지|통보|문자|쓸)`,
  `i am (the|a) landlord  i'm (the|a) landlord  as (the|a) landlord  to my tenant  my tenant_`,
)

const termsIn = (text: string): NoticeWish | null => {
  if (!TERMS_WANTED.test(text) || CONTRACT.test(text) || NUMBERED.test(text)) return null
  const deal = SALE.test(text) ? 'SALE' : 'LEASE'
  const about = SPECIAL_TERMS.filter((it) => it.deal === deal && TERM_WORDS.get(it.id)?.test(text))
  return { of: 'SPECIAL_TERMS', sender: null, isMessage: false, about: about.map(({ id }) => id), deal }
}
const TERM_WORDS = new Map(SPECIAL_TERMS.map(({ id, about }) => [id, anyPhrase(about)]))

/** The paper that was asked for before, as a message now, or as a letter (문자로도 써줘). */
export const amendNotice = (
  before: NoticeWish | null,
  own: NoticeWish | null,
  text: string,
): NoticeWish | null => {
  if (own?.of === 'CERTIFIED_MAIL' && before !== null && before.of !== 'SPECIAL_TERMS')
    return { ...before, isMessage: false }
  if (own !== null || before === null) return own
  return MESSAGE.test(inReach(text)) ? { ...before, isMessage: true } : before
}

/** Which paper somebody wants written to send it, or which special terms; null where none is. */
export const readNotice = (said: string): NoticeWish | null => {
  const text = inReach(said.normalize('NFC'))
  const terms = termsIn(text)
  if (terms !== null) return terms
  if (!WANTED.test(text)) return null
  const isCertified = CERTIFIED.test(text)
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (kind === undefined && !isCertified) return null
  const isLessor = kind === 'ARREARS' || LESSOR.test(text)
  // What a tenant sends says nothing for a landlord.
  const of = kind === undefined || (isLessor && kind !== 'ARREARS') ? 'CERTIFIED_MAIL' : kind
  return {
    of,
    sender: isLessor ? 'LESSOR' : of === 'CERTIFIED_MAIL' ? null : 'LESSEE',
    isMessage: MESSAGE.test(text) && !isCertified,
    about:
      of === 'REPAIR_REQUEST' ? DEFECTS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])) : [],
    deal: 'LEASE',
  }
}
