import { NO_FACTS } from '../lease-facts.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { countSaid } from '../language/numeral.ts'
import { factsSaid, firstSaid } from '../language/said.ts'
import type { FactWords, Words } from '../language/said.ts'
import type { Sum } from '../language/sum.ts'
import type { Span } from '../language/text.ts'
import { eventsIn } from './lease-events.ts'
import { livedMonthsIn, paidMonthsIn, repairFundIn, sumsIn } from './lease-sums.ts'

const SHOP =
  /상가(?!\s?주택)|점포|가게|매장|식당|카페|커피숍|치킨집|음식점|술집|호프집|편의점|학원|미용실|네일샵|pc방|약국|장사|영업장|권리금|\b(?:shop|store|cafe|restaurant|commercial (?:lease|space|property)|retail space)\b/i
/** Who speaks of these speaks of a home, whatever stands beside it. */
const HOME =
  /아파트|빌라|원룸|투룸|오피스텔|주택|전세|전셋|전입|반지하|다가구|다세대|살고\s?있|\b(?:apartment|villa|house|home|jeonse|studio)\b/i
const LAND = /토지|농지|임야|(?<![가-힣])(?:땅|대지|논|밭)(?=\s|을|를|이|은|\d|$)|\bland\b(?!lord)/i

/** Shops by their own words; a home's word beside them makes it a home. */
const premisesIn = (text: string): LeaseFacts['premises'] => {
  if (HOME.test(text)) return 'HOME'
  if (SHOP.test(text)) return 'SHOP'
  return LAND.test(text) ? 'LAND' : null
}

const RENEWAL_RIGHT = String.raw`(?:계약\s?)?갱신\s?(?:요구|청구)?권`
const RENEWAL_OF: Words<LeaseFacts['renewal']> = [
  [
    'REGISTERED',
    /등록\s?임대|민간\s?임대\s?주택|주택\s?임대\s?사업자|\bregistered (?:rental|lessor|landlord)/i,
  ],
  [
    'RIGHT',
    new RegExp(
      String.raw`${RENEWAL_RIGHT}[^.?!\n]{0,12}(?:안\s?썼|안\s?쓴|아직|사용\s?안|쓴\s?적\s?없)`,
      'i',
    ),
  ],
  [
    'AGREED',
    new RegExp(
      String.raw`${RENEWAL_RIGHT}[^.?!\n]{0,14}(?:썼(?!는데)|쓴\s?적\s?있|사용했(?!는데)|사용\s?완료|행사했(?!는데)|써버|소진|없이|포기)|${RENEWAL_RIGHT}[^.?!\n]{0,6}(?:이미|벌써|지난|저번|예전)|(?:이미|지난\s?번에|저번에|예전에|전에)[^.?!\n]{0,10}${RENEWAL_RIGHT}|renewal right[^.?!\n]{0,20}(?:already|before|used up|last time)|already used[^.?!\n]{0,20}renewal|새\s?(?:로\s?)?계약(?:서|을|으로)?\s?(?:쓰|하|합의|체결|맺)`,
      'i',
    ),
  ],
  [
    'RIGHT',
    new RegExp(
      String.raw`${RENEWAL_RIGHT}(?:(?:을|를|은|이)?\s?(?:쓰|쓸|써|행사|사용)|으로\s?(?:연장|갱신|재계약|살))|갱신\s?(?:요구|청구)(?:를|을)?\s?(?:하|할|해)|\b(?:use|using|exercise|exercising)[^.?!\n]{0,12}renewal right`,
      'i',
    ),
  ],
  [
    'TACIT',
    /묵시|자동\s?(?:으로\s?)?(?:갱신|연장)|아무\s?말\s?(?:도\s?)?(?:없|안)|\btacit|automatic(?:ally)? renew/i,
  ],
  ['NEW_TENANT', /(?:새|새로운|다른|다음)\s?(?:세입자|임차인)|\bnew tenant\b/i],
]

const TERMS = '(?:매매가|가격|금액|동호수|잔금|지급일|날짜|조건)'
/** What is said of a lease, an auction or a sale by words that say yes, or no. */
const FACTS = {
  handedOver: [
    /비웠|비우고|비워\s?(?:줬|준|주고|드렸)|열쇠|키\s?(?:를\s?)?(?:도\s?)?(?:까지\s?)?(?:줬|주고|반납|넘)|짐[^.?!\n]{0,6}(?:뺐|빼고|뺌)|이사\s?(?:를\s?)?(?:나왔|나온|나갔|나감|갔)|\bmoved out|handed (?:over|back)|returned the keys?/i,
    /계속\s?(?:살|거주)|아직\s?(?:살|안\s?나|못\s?나)|안\s?나갔|못\s?나(?:갔|가)|살고\s?있|거주\s?중|\bstill (?:live|living)/i,
  ],
  served: [
    /소장|송달|지급\s?명령|소송(?:을|중|\s?(?:제기|걸|냈))|\b(?:complaint|served|sued|lawsuit)\b/i,
    /소송(?:은|을|도)?\s?(?:안|없|아직|하지\s?않)|\bno (?:lawsuit|suit)/i,
  ],
  claimed: [
    /배당\s?요구|\bclaimed (?:a |his |her |their )?share\b/i,
    /배당\s?요구(?:를|을|도|는|은|까지|조차)?\s?(?:안|못|하지|깜빡|놓)|\b(?:not|never) claim(?:ed)? (?:a |his |her |their )?share\b/i,
  ],
  fixed: [
    /확정\s?일자|\b(?:fixed|confirmed)[- ]date\b(?! loan)/i,
    /확정\s?일자(?:는|은|를|을|도|가|만)?\s?(?:아직\s?)?(?:안|못|없|깜빡(?!하고)|놓)|확정\s?일자\s?(?:받지|없이)|\b(?:no|not|never|without|didn't|haven't|forgot)\b[^.?!\n]{0,24}\b(?:fixed|confirmed)[- ]date\b/i,
  ],
  registered: [
    /전입|\bregister(?:ed|ing)? (?:my|our|the|an) (?:address|residence)|\b(?:address|resident|move-in) (?:registration|report)\b/i,
    /전입\s?(?:신고)?(?:는|은|를|을|도|만)?\s?(?:아직\s?)?(?:안|못|없|깜빡|놓)|전입\s?(?:신고)?\s?(?:하지|없이)|\b(?:no|not|never|without|didn't|haven't|can't|cannot)\b[^.?!\n]{0,16}\b(?:register(?:ed|ing)? (?:my|our|the|an) (?:address|residence)|(?:address|resident|move-in) (?:registration|report))\b/i,
  ],
  concluded: [
    new RegExp(String.raw`${TERMS}[^.?!\n]{0,20}(?:정했|정하긴|정해졌|정한|정해|합의|확정)`),
    new RegExp(String.raw`${TERMS}[^.?!\n]{0,14}(?:안\s?정|못\s?정|정하지|정해지지|합의\s?(?:안|못)|미정)`),
  ],
  performed: [
    /중도금[^.?!\n]{0,12}(?:받았|받은|받고|받아서|냈|낸|줬|보냈|치렀|치른|까지\s?받)|\b(?:paid|received|took|after) (?:the |an? )?(?:interim|middle)\b/i,
    /중도금(?:은|을|도)?\s?(?:전|아직|안|내기\s?전|주기\s?전|받기\s?전|다음|담\s?달|내달|내년|남(?:았|음)|예정)|\bbefore (?:the |any |an? )?(?:interim|middle)\b/i,
  ],
  opposes: [
    /대항력\s?(?:이|도|까지)?\s?(?:있|갖)|말소\s?기준(?:\s?권리)?보다\s?(?:먼저|앞|빠|일찍)|선순위\s?(?:임차인|세입자)|(?:근?저당|은행)보다\s?먼저\s?(?:전입|들어)|\bpriority over the mortgage/i,
    /대항력\s?(?:이|은|도)?\s?(?:없|못)|말소\s?기준(?:\s?권리)?보다\s?(?:늦|나중|뒤)|후순위\s?(?:임차인|세입자)/,
  ],
  paid: [
    /(?:올려|인상해|맞춰|더|이미|벌써|전부)\s?(?:줬|준(?![비다])|냈|낸|드렸|입금)|(?<![가-힣])냈(?:어요|는데|습니다|다가?|음|고|네요)|지불했|입금했|\bpaid\b/i,
    /(?:아직|안|못)\s?(?:냈|줬|입금)|내야\s?(?:하나|할까|돼|되나)|\b(?:not|never) paid\b/i,
  ],
  auctioned: [/경매|공매|\bauction/i, null],
  foreign: [
    /외국인|외국\s?국적|국적(?:이|은)?\s?(?:아니|없)|(?:미국|중국|일본|베트남|캐나다|호주|영국|독일|프랑스|러시아|몽골|필리핀|태국|네팔|인도|대만|우즈베키스탄)\s?(?:사람|인|국적)|\bforeign(?:er| national| citizen)|\bnot (?:a )?korean|\b(?:american|canadian|british|australian|chinese|japanese|vietnamese|german|french|russian|mongolian|filipino|indian|thai|uzbek|nepali)\b(?! (?:food|restaurant|school|company|bank|landlord))/i,
    null,
  ],
  // Words of whoever buys, and of no tenant.
  bids: [
    /낙찰\s?(?:을\s?)?받(?:으|을|고\s?싶|아도|게)|입찰(?:하|할|해|가)|응찰|경매\s?물건|떠안|싸게\s?사|(?:낙찰자|매수인|낙찰인)[^.?!\n]{0,24}(?:인수|부담)|인수\s?(?:금액|할\s?(?:보증금|금액|돈)|해야)|물어\s?(?:줄|줘야)\s?(?:돈|하)?|\btake over\b|\b(?:bid|buy(?:ing)?) (?:on|at|in) (?:an? |the )?auction|\bif i (?:win|bid)/i,
    null,
  ],
} as const satisfies Readonly<Record<string, FactWords>>

const HAS_LEASE_LOAN =
  /전세\s?(?:자금\s?)?대출(?:금|을|이|도|로)?[^.?!\n]{0,14}(?:쓰고|쓰는|쓰면서|있는|있고|있어|받은|받고\s?(?:있|사)|이용\s?중|갚고|남아|중인|중에)|\bjeonse loan[^.?!\n]{0,30}(?:already|outstanding|have|using|now)|\b(?:have|using|with) an? jeonse loan/i
const BUYS = /사두|사\s?놓|사면|사려|살까|사도|샀|매수|매입|구입|취득|\b(?:buy|buying|bought|purchase)\b/i

const RATE_TYPE: Words<LeaseFacts['rateType']> = [
  ['PERIODIC', /주기형|\bperiodic/i],
  ['MIXED', /혼합형?|\b(?:mixed|hybrid)/i],
  ['VARIABLE', /변동|\b(?:variable|floating|adjustable)/i],
  ['FIXED', /고정\s?(?:금리|형)?|\bfixed(?:[- ]rate)?/i],
]

/** What somebody has done and not done, and by what a home was let again: what speaks against what a ruling supposes. */
export type Situation = Pick<LeaseFacts, keyof typeof FACTS | 'renewal'>

export const readSituation = (text: string): Situation => ({
  renewal: firstSaid(RENEWAL_OF, text),
  ...factsSaid(FACTS, text),
})

/** 48일 늦게, 소장 송달된 뒤 100일, 48 days late; the 15일 of a month is a date. */
const DAYS =
  /(?<![\d.,])(?<!월\s?)(\d{1,4})\s?일\s?(?:째|간(?!격)|이고|이면|(?:이나\s?|정도\s?|이\s?)?(?:지났|지나|지남|됐|되었|된|넘었|넘게|늦|밀|지연|동안|만에|치|경과)|(?=(?:연\s?)?\d{1,2}\s?(?:%|프로|퍼센트)))|\b(\d{1,4}) days?\b(?=[^.?!\n]{0,12}(?:late|since|passed|delay|overdue|without))/
/** 송달일까지 60일, 60 days until it was served: the time before it, where that behind it is told too. */
const DAYS_UNSERVED =
  /(?:송달|소장)[^\d.?!\n]{0,12}(?:까지|전까지|이전)(?:는|은|가|이|의|만)?\s?(?:딱\s?|총\s?|약\s?)?(\d{1,4})\s?일|(?<![\d.,])(\d{1,4})\s?일(?:이|은|간)?\s?(?:지나서?|뒤|후|만에|지난\s?뒤)(?:에)?\s?(?:소장|송달)|\b(\d{1,4}) days? (?:until|before|up to) (?:the )?(?:service|complaint|suit|it was served)/i
/** 석달 늦게, 3개월째 못 받았: late by so many months. */
const LATE_MONTHS =
  /(?:^|[^\d가-힣])(\d{1,2}|한|두|세|석|네|넉|다섯)\s?(?:달|개월)\s?(?:이나|정도|쯤|째|동안|만에|을|를)?\s?(?:늦|지연|지나서|지났|넘게|째|(?:보증금(?:을)?\s?)?(?:안\s?(?:돌려|줘|주|줬)|못\s?(?:돌려\s?)?받))/
const DAYS_OF_YEAR = 365
const daysOfMonths = (months: number | null): number | null =>
  months === null ? null : Math.round((months * DAYS_OF_YEAR) / 12)
const ARREARS_MONTHS =
  /(?:^|[^\d가-힣])(\d{1,2}|한|두|세|석|네|넉|다섯)\s?(?:달|개월)\s?(?:치|분)?[^.?!\n]{0,14}(?:밀|연체|미납|안\s?냈|못\s?냈)/
const TENANTS = /(\d{1,2})\s?(?:명|인|가구|세대)(?:이|은|의)?[^.?!\n]{0,12}각각/

const countIn = (text: string, pattern: RegExp): number | null => {
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((it) => it !== undefined)
  return said === undefined ? null : countSaid(said)
}

/** What a text says of a lease beside its figures, and where the sums of it stand. Linear in the length of the text. */
export const readLeaseFacts = (
  text: string,
  sums: readonly Sum[],
  today: string,
): { facts: LeaseFacts; spans: Span[] } => {
  const fund = repairFundIn(text)
  const daysUnserved = countIn(text, DAYS_UNSERVED)
  const found = [...sumsIn(text, sums), ...(fund === null ? [] : [fund])]
  return {
    facts: {
      ...NO_FACTS,
      premises: premisesIn(text),
      renewal: firstSaid(RENEWAL_OF, text),
      ...factsSaid(FACTS, text),
      buysOnLoan: HAS_LEASE_LOAN.test(text) && BUYS.test(text) ? true : null,
      rateType: firstSaid(RATE_TYPE, text),
      days:
        countIn(daysUnserved === null ? text : text.replace(DAYS_UNSERVED, ' 송달 '), DAYS) ??
        daysOfMonths(countIn(` ${text}`, LATE_MONTHS)),
      daysUnserved,
      arrearsMonths: countIn(` ${text}`, ARREARS_MONTHS),
      tenants: countIn(text, TENANTS),
      livedMonths: livedMonthsIn(text) ?? (fund === null ? null : paidMonthsIn(text)),
      dates: eventsIn(text, today),
      sums: found.map(({ of, value }) => ({ of, value })),
    },
    spans: found.map(({ start, end }) => ({ start, end })),
  }
}
