import { inReach } from '../language/text.ts'
import type { Span } from '../language/text.ts'

/** Whoever a paper is from and to, as its author calls them, and the home it is of; null: not said. */
export interface NamedParties {
  lessor: string | null
  lessee: string | null
  home: string | null
  /** Who writes it and to whom, where they are called so and not by what they are in the lease. */
  sender: string | null
  receiver: string | null
}

const SURNAME =
  '[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도석선설마길연위표명기반왕금옥육인맹제모탁국어은편용]'
/** Three syllables behind the role that end there (임대인 김철호, 집주인은 이영숙 님입니다), or any name that is called so. */
const named = (role: string): RegExp =>
  new RegExp(
    `(?:${role})(?:\\s?(?:이름|성함|성명))?(?:은|는|이|가)?\\s?[:：]?\\s?(?:(${SURNAME}[가-힣]{1,3})(?=\\s?(?:님|씨))|(${SURNAME}[가-힣]{2})(?=\\s?(?:[,，/·)]|$|\\n|이?고요?|이?며|이?에요|예요|입니다|이야|(?:나|저)(?:는)?\\s|난\\s|전\\s|임차인|세입자|임대인|집주인)))`,
    'u',
  )
/** 수신 박민수 발신 정다은, 보내는 사람 나(윤가람): no particle stands between, and the next thing of the paper may follow at once. */
const addressed = (role: string): RegExp =>
  new RegExp(
    `(?:${role})(?:\\s?(?:이름|성함))?(?:은|는)?\\s?[:：]?\\s?(?:나|저|본인)?\\s?\\(?\\s?(?:(${SURNAME}[가-힣]{1,3})(?=\\s?(?:님|씨))|(${SURNAME}[가-힣]{2})(?=\\s?(?:[,，/·).]|$|\\n|이고|이며|입니다|(?:발신|수신|보내는|받는|임차인|임대인)(?:인|자|사람|\\s))))`,
    'u',
  )
const RECEIVER = addressed('받는\\s?(?:사람|분|이)|수신(?:인|자)?|수취인')
const SENDER = addressed('보내는\\s?(?:사람|분|이)|발신(?:인|자)?|발송인')
/** 임대인 김철수.: a sentence that ends with the name; what ends like a verb is none. */
const closing = (role: string): RegExp =>
  new RegExp(
    `(?:${role})(?:\\s?(?:이름|성함))?\\s?[:：]?\\s(${SURNAME}[가-힣](?![요다음함됨줌임])[가-힣])(?=\\s?\\.(?:\\s|$))`,
    'u',
  )
const LESSOR_CLOSING = closing('임대인|집주인|건물주')
const LESSEE_CLOSING = closing('임차인|세입자')
/** 집주인 김도윤 나는 박세라: whoever writes, beside the other one. */
const SELF = named('(?<![가-힣])(?:나|저|난|전|본인|(?:제|내)\\s?이름)')
const LESSOR = named('임대인|집주인|건물주|주인')
const LESSEE = named('임차인|세입자')
/** What is no name although it begins like one. */
const NO_NAME = /^(?:전세금|전셋집|임차인|임대인|연락처|전화번|주소지|이사비|계약금|차임은|동의서|인감증)/

/** 주소 대전 서구 둔산동 12-3 402호, …: up to the next thing of the list. */
const HOME =
  /(?:(?:집|건물|물건)?\s?주소|소재지|목적물)(?:은|는|가)?\s?[:：]?\s?((?:[가-힣\d-]{1,16}\s){1,8}[가-힣]{0,8}\d[\d-]{0,9}(?:호|동|번지)?)(?=\s?(?:[,，.\n/]|$|(?:보증금|전세금|월세|계약|만기|임대인|임차인|집주인)))/u

/** 대전 서구 둔산동 101호: where it lies, from its 시·도 to the number of the house or the unit. */
const PLAIN_HOME =
  /(?<![가-힣])((?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|특별자치시|특별자치도|도|시)?\s(?:[가-힣\d]{1,12}(?:시|군|구|읍|면|동|리|로|길|가)\s){1,4}(?:[가-힣\d-]{1,16}\s){0,3}\d[\d-]{0,9}(?:호|번지|(?=\s?(?:[,，.\n]|$))))/u

const nameIn = (text: string, pattern: RegExp): string | null => {
  const [, called, alone] = pattern.exec(text) ?? []
  const name = called ?? alone
  return name === undefined || NO_NAME.test(name) ? null : name
}

/** Who and which home a paper names, and where the home stands in the text. Linear in the length of the text. */
export const partiesIn = (said: string): NamedParties & { spans: Span[] } => {
  const text = inReach(said)
  const home = HOME.exec(text) ?? PLAIN_HOME.exec(text)
  const [whole, address = ''] = home ?? []
  const lessor = nameIn(text, LESSOR) ?? nameIn(text, LESSOR_CLOSING)
  const lessee = nameIn(text, LESSEE) ?? nameIn(text, LESSEE_CLOSING)
  const end = home === null ? 0 : home.index + (whole ?? '').length
  return {
    lessor,
    lessee,
    sender: nameIn(text, SENDER) ?? (lessor === null && lessee === null ? null : nameIn(text, SELF)),
    receiver: nameIn(text, RECEIVER),
    home: home === null ? null : address.trim(),
    spans: home === null ? [] : [{ start: end - address.length, end }],
  }
}

/** 김도윤 아님 김도현임, 김도윤이 아니라 김도현이에요: a name that is taken back, and the one that is meant. */
const RENAMED =
  /(?<![가-힣])([가-힣]{2,4}?)(?:이|가)?\s?(?:아님|아니고|아니라|아닌|말고)[,\s]{1,3}([가-힣]{2,4}?)(?=(?:임|이?에요|예요|입니다|이?야|이?요|이?라고|님|씨)?(?:[\s.,!~?]|$))/gu

/** The names of a text that are taken back, each with the one that is meant. Linear in the length of the text. */
export const renamedIn = (said: string): ReadonlyMap<string, string> =>
  new Map([...inReach(said).matchAll(RENAMED)].map(([, was = '', now = '']) => [was, now]))
