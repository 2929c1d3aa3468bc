import type { IntentType } from '../intent.ts'

/** Figures of a case that a calculation may be about. */
export const CASE_FIGURES = ['price', 'deposit', 'rent', 'income', 'loan', 'yield'] as const
export type CaseFigure = (typeof CASE_FIGURES)[number]

interface Ask {
  /** Phrases as `phrase.ts` reads them. */
  ko: string
  en: string
  /** Asked for by these words too. */
  with?: readonly string[]
  /** A calculation: it is made where the case gives all figures of one of these. */
  gives?: readonly (readonly CaseFigure[])[]
  /** The need that whoever gives the figures has, where none was put into words. */
  need?: IntentType
}

const LEASE_OR_PRICE = [['price'], ['deposit']] as const

/**
 * Words by which something is asked for. Those with `gives` are calculations, in the order in which they say what a question is
 * about; the others are named by what the tools of `agent/tools` make of them.
 */
export const ASKS = {
  jeonse: {
    ko: `안전  위험  깡통  전세가율  전세 사기!( 당| 피해)  떼일  리스크  <!(못 )돌려받을 (수|까)  (보증|반환) 보험
      반환 보증`,
    en: `safe  unsafe  risk`,
    gives: [['deposit']],
    need: 'RISK_ANALYSIS',
  },
  loan: {
    ko: `(대출|주담대|버팀목|디딤돌|보금자리|ltv|dsr) ~14-(금리|이자|이율|조건|자격) (얼마|한도|가능|나오|나와|까지|받을|되는지|되나|될까)
      (대출|버팀목|디딤돌|보금자리|주담대) ~40 얼마(까지|나) (나와|나오|가능|돼|되|받|빌)
      한도 ~6 대출  (연봉|소득) ~~40 (대출|주담대)  (최대|맥스) ~4 (대출|주담대)  (대출|주담대) ~6 (최대|맥스)
      얼마(까지|나|) ~10 (빌려|빌릴|빌리|땡길|땡겨|당길|영끌)  영끌 ~8 얼마`,
    en: `how much ~30 (loan|borrow|mortgage|lend)  (max|maximum) ~16 (loan|mortgage)`,
    with: ['ownMoney'],
    gives: [['price'], ['income'], ['deposit']],
    need: 'LOAN_CONSULT',
  },
  repayment: {
    ko: `(월|매달|매월|한 달|달마다|다달이) ~14 (상환|갚|이자|원리금|내야|내?|내나|내요|낼|나가|부담|납입|얼마)
      상환액  상환금  원리금  총 이자  이자 총액  이자(가|는|만|) (다|모두|전부|총|) 얼마  월 이자  원금 균등  만기 일시  첫 달`,
    en: `monthly (payment|repayment|installment|instalment)  (pay|repay|cost) ~24 (a|per|each|every) month  total interest
      amortis  amortiz`,
    gives: [['loan']],
    need: 'LOAN_CONSULT',
  },
  conversion: {
    ko: `전환  (보증금|전세|월세|반전세) ~20 (낮추|낮춰|줄이|줄여|줄어|내리면|늘리|높이|올리면|빼면)
      (전세|월세)(로|으로)(는|) ~4 (얼마|같|몇)
      (전세|월세)(로|으로) (바꾸|바꿔|돌리|돌려|전환|하면|살면|계산|환산|치면|따지면|내면|낼)
      (전세|월세) ~24 (유리|나을까|나아|나은|낫|살까|갈까|좋을까|이득|손해)
      (전세|보증금) ~60 (뭐가|뭐 가|어느 게|어느 쪽|어떤 게) ~8 (싸|싼|나아|나을|낫|유리|이득|좋)  (전세|보증금) ~60 (고민|이득|유리|나을|나은|낫)
      (전세|보증금) ~40 vs ~40 (월|전세)  보증금 ~14 (으로|로) (하면|할|바꾸)`,
    en: `convert  (jeonse|rent) (into|to)  (into|to) (jeonse|rent|monthly rent)  (jeonse|rent) ~40 (better|cheaper)`,
    gives: [['deposit']],
    need: 'LEGAL_CONSULT',
  },
  increase: {
    ko: `인상  올리  올려  올린  올릴  증액  (재계약|갱신) ~40 (달래|달라|내래|내라|요구|불러|부르)  (월세|보증금|전세금?|월) ~8 (달래|달라고|달라는데|내래)`,
    en: `raise  increase  (more|higher) (deposit|rent)  (wants|asks|asking|demands) ~30 (million|won)`,
    gives: [['deposit'], ['rent']],
    need: 'LEGAL_CONSULT',
  },
  roi: {
    ko: `수익률  수익성  (세를|세|월세) (놓으면|놓고|놓았|놨|주면|받으면) ~40 (몇 프로|몇 퍼센트|몇 %|얼마 남|남아|남나|남을)`,
    en: `roi_  yield`,
    gives: [
      ['price', 'rent'],
      ['price', 'yield'],
      ['rent', 'yield'],
    ],
    need: 'MARKET_INQUIRY',
  },
  fee: {
    ko: `부대 비용  복비  중개 (보수|수수료|비|료)!( 업)`,
    en: `brokerage  agent ~4 fee`,
    with: ['ownMoney'],
    gives: LEASE_OR_PRICE,
    need: 'LEGAL_CONSULT',
  },
  tax: {
    ko: `부대 비용  취득세  세금!( 체납) ~12 (얼마|계산|내)`,
    en: `acquisition tax  tax ~20 (buy|purchase)  (buy|purchase) ~30 tax`,
    with: ['ownMoney'],
    gives: [['price']],
    need: 'LEGAL_CONSULT',
  },

  /** Which rules hold for a shop. */
  shopScope: {
    ko: `환산 보증금  환산 (하면|금액)  (상가|임대차) ~4 (보호 |)법 ~8 (적용|보호|대상)`,
    en: `converted deposit`,
    gives: [['deposit']],
    need: 'LEGAL_CONSULT',
  },
  /** A deposit that came back late, or did not. */
  lateInterest: {
    ko: `지연 (이자|손해금)  (보증금|전세금) ~~60-(대출) 이자 ~14 (얼마|청구|받|붙)  법정 이자  늦게 ~20 이자`,
    en: `interest ~30 (late|delay)  (late|delay) ~40 interest`,
    gives: [['deposit']],
    need: 'LEGAL_CONSULT',
  },
  /** Refused because the landlord moves in, and let to another. */
  refusedRenewal: {
    ko: `(실거주|들어와 (산|살)|직접 (산|살)|들어온다) ~~80 (배상|손해|얼마)`,
    en: `(move in|moving in|live in it|live there) ~~90 (damages|compensation)`,
  },
  /** By when something is due. */
  deadline: {
    ko: `언제까지  기한  며칠 (까지|안|내|이내)  언제 (나갈|나가|끝|해지|신고|종료)  (몇 일|몇일|며칠) ~6 까지  까지 (해야|하면)`,
    en: `deadline  by when  until when  when can i (leave|move)`,
  },
  /** Gets out of a sale before it is performed. */
  withdrawal: {
    ko: `배액  (계약금|가계약금) ~~40 (해제|돌려|취소|파기|포기|물어|끝|깨)`,
    en: `down payment ~~40 (withdraw|cancel|back|double)`,
  },
  /** What lenders offer. */
  products: {
    ko: `상품  (대출|은행) ~14 (추천|찾아|찾고|비교|알려|보여|뭐가 있|어떤 게 있|종류|있어)  금리 ~10 (비교|낮은|싼|제일|가장|얼마)
      (대출|은행) ~4 (어디|어느)`,
    en: `product  (recommend|compare|find|show|list|which|what) ~20 (loan|mortgage|lender|bank)s?  (lowest|best|cheapest) ~12 (rate|loan|mortgage)`,
  },
  /** A loan by its name. */
  namedLoan: { ko: `디딤돌  버팀목  보금자리  신생아 특례`, en: `didimdol  beotimmok  bogeumjari` },
  fraudMinimum: { ko: `최소 보장`, en: `(minimum|least) ~12 (guarantee|recovery)` },
  /** Which of two is better. */
  choice: {
    ko: `유리  나을까  나아  나은  낫  이득  손해  고민  뭐가  어느 게  어느 쪽  어떤 게  vs`,
    en: `better  cheaper  versus  vs_`,
  },
  /** How much money a purchase or a lease takes. */
  ownMoney: {
    ko: `(돈|현금|자금|비용|목돈|내 돈) ~8 (얼마|필요) ~8 (필요|있어야|들|드|모아)`,
    en: `how much (cash|money) ~12 need`,
  },
  /** Rules of the calculators by name, with figures or without. */
  limits: {
    ko: `담보 인정 비율  총부채 원리금`,
    en: `ltv  dsr  loan(-| )to(-| )value  debt service ratio`,
  },
  ltv: { ko: `담보 인정  집값(의|) 몇`, en: `ltv  loan(-| )to(-| )value` },
  dsr: { ko: `총부채`, en: `dsr  debt service` },
  priority: {
    ko: `최우선 변제  소액 (임차인|보증금)  (경매|공매) ~16 (얼마|보증금|돌려받|받을|배당)
      (보증금|전세금) ~20 (경매|공매) ~16 (얼마|돌려받|받을)`,
    en: `small(-| )deposit  priority repayment`,
  },
  guarantee: {
    ko: `(보증 보험|반환 보증|전세 보증|hug|허그) ~24 (조건|요건|가입|한도|대상|되나|될까|되는지|들 수|돼|자격)`,
    en: `(deposit guarantee|deposit insurance|hug) ~24 (qualif|condition|eligib|get)  (insure|guarantee) ~20 deposit`,
  },
  /** Buys a home with a tenant in it. */
  gap: {
    ko: `갭 투  갭(이|은|만|으로)_  (전세|세) (를|) (끼고|안고)  (전세|세입자|세) ~12 (끼고|안고)`,
    en: `gap invest`,
    gives: [['price', 'deposit']],
    need: 'RISK_ANALYSIS',
  },
  /** How a sum compares. */
  market: {
    ko: `시세(보다|와|랑|에 비해|대비| 대비)  비싼  비싸  싼 (지|편|가)  적정  적당  괜찮은 (가격|금액)`,
    en: `overpriced  fair price  worth it  market`,
  },
  /** How prices move; that needs no sum. */
  trend: {
    ko: `추이  추세  전망  오를  떨어질  오르고  내리고  오르냐  오르나  떨어지냐  내리냐  떨어지나`,
    en: `trend  forecast  going (up|down)  will ~30 (rise|fall|drop|go up|go down)`,
  },
  /** What will become of prices, which nobody can say. */
  future: {
    ko: `전망  오를  떨어질  앞으로  예측  오르냐  오르나  떨어지냐  내리냐  떨어지나`,
    en: `forecast  will ~30 (rise|fall|drop|go)`,
  },
  /** Looks for homes, and does not ask about one. */
  homes: {
    ko: `찾아  매물  추천  보여 줘  볼게  볼께  구해요  구하고 있  알아보고 있  보고 있어  (까지|이하|안쪽|밑으로) (봐요|봅니다|보려고)`,
    en: `find_  show_  listing`,
  },
  /** A lease or a purchase that may go wrong. */
  deal: {
    ko: `전세  월세  임대  보증금  계약  근저당  신탁  압류  집주인  매매  매물  빌라  아파트  오피스텔`,
    en: `jeonse  lease  rent  deposit  contract  mortgage`,
  },
  lease: { ko: `전세  월세  보증금`, en: `jeonse  rent` },
  /** One of several that are named, whole as they are. */
  which: {
    ko: `어디가  어디를  어디로  어느 (쪽|곳|동네|지역|구)  (둘|셋|두 곳|세 곳) (중|가운데)`,
    en: `which (place|area|district|one|of|is)  where is  where would`,
  },
  /** Whether it is safe, or what makes it so; not how to look something up. */
  judges: {
    ko: `안전  위험  괜찮  조심  주의  사기  깡통  돼$  되나  될까  해도  들어가도`,
    en: `safe  unsafe  risk  danger  ok_  okay_  careful  worr`,
  },
  /** Somebody may not get their deposit back. */
  safety: { ko: `안전  위험  깡통  사기  리스크  떼이  떼일`, en: `safe  unsafe  risk` },
  /** It has gone wrong already. */
  victim: {
    ko: `당했  당한  당하면  피해  소송  고소  못 받았  못 받고  잠적`,
    en: `victim  been scammed  lost my`,
  },
  /** What there is to beware of, and nothing in particular. */
  checks: {
    ko: `주의  조심  알아 (야|둘)  체크  확인(할|해야)  유의  뭘 (봐야|보)  법적으로!( (가능|되|돼|허용|정해))  법률(적|) (으로|검토|문제)`,
    en: `should i (check|watch|know)  legal  beware  checklist`,
  },
  /** What of the register is asked about, the gravest first. */
  trust: { ko: `신탁`, en: `trust_!( score)  trustee` },
  seizure: { ko: `압류  가처분  경매  가등기`, en: `attachment  seiz  auction` },
  mortgage: { ko: `근저당  저당  융자  담보  선순위`, en: `mortgage  senior debt  lien` },
  owner: { ko: `소유자  대리인  명의  집주인이 (다르|아니)`, en: `owner` },
  /** Asks whether one home is safe. */
  judged: {
    ko: `안전해  안전한가  안전할까  위험해  위험한가  위험할까  괜찮나  괜찮을까  괜찮아`,
    en: `is it safe  is this safe  safe?  risky?`,
  },
  /** Asks that something be kept in mind. */
  keep: {
    ko: `기억해  기억 좀  잊지 (마|말)  알아 (둬|두세요|뒀으면)  참고해 (줘|둬|주세요)`,
    en: `remember  keep in mind  don't forget  note_`,
  },
  /** Something is wanted to be done or said. */
  wants: {
    ko: `?  ？  찾아  보여  알려  추천  검색  비교  계산  조사  써 줘  작성  검토  얼마  어때  될까  되나  있나  있어$`,
    en: `find_  show_  search  tell me  recommend  compare  calculate  draft  review  what_  how_  which_  can_`,
  },
  /** It may be anywhere. */
  anywhere: {
    ko: `전국  전 지역  전체  아무 (데|곳)  상관 없  어디(든|나)`,
    en: `anywhere  everywhere  nationwide`,
  },
  /** How much, or which, for oneself. */
  personal: {
    ko: `얼마  한도  가능  나와  나오  받을  받나  추천  맞는  나한테  저한테`,
    en: `how much  can i  eligible  recommend`,
  },
  /** All of what was offered. */
  all: { ko: `모두  전부  둘 다  다 (보여|봐)  다$`, en: `all_  both` },
  nearStation: { ko: `역세권  역 근처  역 가까`, en: `near (a |)(station|subway)` },
  /** One thing held against another. */
  compare: { ko: `비교`, en: `compar  versus  vs_` },
  /** With the past or with an average, which needs no second thing. */
  overTime: {
    ko: `작년  지난  전년  재작년  년 전  달 전  개월  이전  예전  과거  최근  추이  변동  평균  지금`,
    en: `last_  ago_  average  past_`,
  },
  building: { ko: `위반 건축물  불법 (증축|건축)  무허가`, en: `illegal building` },
} as const satisfies Record<string, Ask>

export type AskName = keyof typeof ASKS
export const ASK_NAMES = Object.keys(ASKS).filter((name): name is AskName => name in ASKS)
/** An entry as the reader sees it. */
export const askOf = (name: AskName): Ask => ASKS[name]
