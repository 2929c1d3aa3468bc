import { anyOf } from './text.ts'
import type { IntentType } from '../intent.ts'

export type Need = Exclude<IntentType, 'COMPREHENSIVE' | 'UNCLEAR' | 'IRRELEVANT'>

export const isNeed = (intent: IntentType): intent is Need =>
  intent !== 'COMPREHENSIVE' && intent !== 'UNCLEAR' && intent !== 'IRRELEVANT'

/**
 * A lexical class and what it speaks for. Korean patterns are matched without spaces, so that spacing never decides;
 * English ones on the text as written. Every signal counts once a clause.
 */
export interface Signal {
  name: string
  weights: Partial<Record<Need, number>>
  pattern: RegExp
  /** How one asks, not what about: counts only beside another signal of the same need. */
  auxiliary?: true
}

const CONTRACT = '(?:계약서|약정서|합의서|가계약서|특약(?:사항|들)?|독소조항|(?<!법|법률|법령)조항)'

export const SIGNALS: readonly Signal[] = [
  // What the law says: its nouns, its taxes and fees, its deadlines, and how one asks after a right or a duty.
  {
    name: 'law',
    weights: { LEGAL_CONSULT: 3 },
    pattern: anyOf(String.raw`
      임대차(?:보호)?법  임대차3법  주임법  상임법  민법  특별법  공인중개사법  법률  법적  법령  법정  (?:관련|주의할|알아야할|지켜야할|조심할)법  법대로  판례  위법  불법  합법
      \b(?:law|legal(?:ly)?|illegal|statute)\b`),
  },
  {
    name: 'tenancy right',
    weights: { LEGAL_CONSULT: 4 },
    pattern: anyOf(String.raw`
      갱신(?:청구|요구)  갱신권  계약갱신(?!계약서)  묵시적?갱신  자동연장  자동갱신  대항력  우선변제  최우선  소액임차  확정일자  전입신고  임차권등기  배당
      원상복구  하자담보  손해배상  담보책임  유익비  필요비  전대차?동의  실거주  명도  퇴거  강제집행  내용증명  경매(?:에|로)?(?:넘어가|붙|나오)  주민등록말소  지급명령  소송  분쟁조정
      소멸시효  제소전화해  \brenew(?:al|ing|ed)?\b  \brefuse  \bevict  \bsue\b  priority right  \bby law\b
      \bauctioned  deposit back  happens? to my (?:deposit|lease)  two[- ]year  \bresponsible\b
      \bwho pays\b  \bliable`),
  },
  {
    name: 'end of contract',
    weights: { LEGAL_CONSULT: 2.5 },
    pattern: anyOf(String.raw`
      해지  해제  파기  (?:중도|중간)(?:에)?(?:나가|나갈|이사|퇴거|퇴실)  (?:만기|기간|계약)(?:가)?(?:되기)?전에(?:이사|나가|나갈)  위약금  계약금  가계약금  배액  중도금  나가라  나갈수  쫓겨  내보[내낼냈]  통보  최고(?=를|하|해|없)  \bterminat
      \bbreak (?:the|my) lease  \bnotice\b  penalty`),
  },
  {
    name: 'tax and fee',
    weights: { LEGAL_CONSULT: 4 },
    pattern: anyOf(String.raw`
      취득세  양도(?:소득)?세  종부세  종합부동산세  재산세  증여세  상속세  세율  세금(?!.{0,6}체납)  비과세  세액공제  소득공제  과세
      중개(?:보수|수수료)  복비  (?:acquisition|transfer|property|capital gains) tax  brokerage fee
      agent fee`),
  },
  {
    name: 'subscription',
    weights: { LEGAL_CONSULT: 4 },
    pattern: /청약|가점|특별공급|특공|무주택|전매제한|분양권전매/,
  },
  {
    name: 'reporting and conversion',
    weights: { LEGAL_CONSULT: 4 },
    pattern:
      /보증금.{0,12}(?:줄이|낮추|내리|빼|올리|늘리|높이)면.{0,6}월세|월세.{0,10}(?:줄이|낮추|내리|올리)면.{0,6}보증금|(?:월세|전세|보증금).{0,8}(?:전세|월세|반전세)(?:으?로)(?:바꾸|바꿔|돌리|돌려|전환|바뀌)|전환율|임대차신고|전월세신고|신고제|과태료|벌금|실거래신고|임대사업자등록|\bconversion rate/,
  },
  {
    name: 'rent increase',
    weights: { LEGAL_CONSULT: 3.5 },
    pattern: anyOf(String.raw`
      (?:올려|올리|올릴|인상|증액)(?:달|수있|자|겠|라|해|요구|한도|상한|할수|가능|률|폭|제한|되|하)  5(?:%|퍼센트|프로)
      (?:raise|increase) (?:the|my) (?:rent|deposit)`),
  },
  {
    name: 'repair and neighbours',
    weights: { LEGAL_CONSULT: 3 },
    pattern: anyOf(String.raw`
      수리비  수리(?:요구|해|의무|책임)  고쳐  수선  누수  하자  곰팡이  보일러  도배  장판  층간소음  장기수선  관리비  월세(?:밀리|밀려|연체)  밀리면
      연체  (?:who|pay).{0,20}repair`),
  },
  {
    name: 'unreturned deposit',
    weights: { LEGAL_CONSULT: 4 },
    pattern: anyOf(String.raw`
      (?:보증금|전세금|돈)(?:을|를)?(?:안|못)(?:돌려주|돌려줘|줘|주|내주|돌려줄)
      (?:보증금|전세금)(?:을)?못(?:돌려)?받(?:으면|았|고있|을때|으니|은)  보증금반환  반환(?:소송|청구|안)
      돌려받(?:을|으려면|는방법|고싶|나요|을수있|을권리)  won't return  return (?:of )?(?:my )?deposit`),
  },
  {
    name: 'rule',
    weights: { LEGAL_CONSULT: 2.5 },
    pattern: anyOf(String.raw`
      권리금  조합원  (?:임차인|임대인|지위|계약)승계  상한제  규정  규제(?!지역)  허가  신고(?!가)  등록  명의  증여  상속  세대주  용도변경  위반
      조정대상  투기과열  토지거래  세대분리  다주택  일시적2주택  1주택  2주택  특약에없  분양권(?!투자)  주택수  임대주택  공공임대  입주자격  농지
      건축허가  지을수  증축  등기이전  등기비용  대리인  위임장  인감  해약  안나가  안비워  점유  (?:월세|방세|차임|임대료)(?:를|을|도)?.{0,6}(?:안내(?=요|고|면|서|는|어|네|$)|못내|밀려|밀린)  보호법  관리사무소  장기보유  외국인
      사망  이혼  공제  감면  면제  신혼부부특  임대사업자  묵시`),
  },
  {
    name: 'ask of a right',
    weights: { LEGAL_CONSULT: 1 },
    auxiliary: true,
    pattern:
      /수있나|수있어|수있는지|수있을까|되나요|되는지|해야하|해야돼|해야되|하나요|인가요|가능\?|가능한|보호받|요구|대상/,
  },
  {
    name: 'party to a lease',
    weights: { LEGAL_CONSULT: 1 },
    pattern: /임대인|임차인|집주인|세입자|매도인|매수인|건물주|전주인|중개사|\blandlord|\btenant/,
  },
  {
    name: 'right or duty',
    weights: { LEGAL_CONSULT: 3 },
    pattern: anyOf(String.raw`
      권리(?!금)  의무  책임  요건  절차  과실  효력  무효  취소할  청구  거절  거부  \bentitled  \bright to\b  \brights?\b
      \bobligat`),
  },
  {
    name: 'duty',
    weights: { LEGAL_CONSULT: 2 },
    auxiliary: true,
    pattern: anyOf(String.raw`
      부담  기한  자격  보호받  동의  받아야  내야  해야하  해야되  해야할  해도되  할수있  될수있  받을수있  물을수  지급해야  통지  do i have to
      can (?:my|i|the)\b  allowed`),
  },
  {
    name: 'asking the rule',
    weights: { LEGAL_CONSULT: 1.5 },
    auxiliary: true,
    pattern: anyOf(String.raw`
      설명  어떻게되  뭔가요  무엇인가  기준이  몇퍼센트  몇프로  언제까지  몇달전  며칠  기간은  상한  가능해  가능한가  되나요  by when
      how many (?:days|months)`),
  },
  {
    name: 'lease process',
    weights: { LEGAL_CONSULT: 2.5 },
    pattern: anyOf(String.raw`
      임대차계약(?!서)  재계약  계약(?:기간|만료|만기|연장|종료)  만기  전입  주민등록  등기이전  소유권이전  등기절차  경매(?:넘어갔|절차|진행)  공매
      집주인이바뀌  전세권설정  \blease\b`),
  },

  // Price levels and how they move.
  {
    name: 'price level',
    weights: { MARKET_INQUIRY: 4 },
    pattern: anyOf(String.raw`
      시세(?!의\d|대비|보다|대로|차익|도모르|를모르|모르|보다|조작|3억|\d)  실거래가?(?!신고)  (?<!직)거래가(?!능)  거래된  거래내역  실거래내역
      \b(?:market|average|median|typical|mean) (?:[\w-]+ ){0,3}?(?:price|rent|value|jeonse|deposit)s?\b
      price (?:level|trend|index|history)  \bgoing rate  home prices  house prices  apartment prices
      \bprices\b`),
  },
  {
    name: 'price of homes',
    weights: { MARKET_INQUIRY: 3 },
    pattern: anyOf(String.raw`
      집값  아파트값  빌라값  방값  전셋값  전세값  월셋값  월세값  땅값
      전세가(?!율|좋|나(?:은|을)|더|유리|편|맞|되|안|\d|[일이삼사오육칠팔구]억|싼|너무|[가-힣]*싼)
      매매가(?!좋|나(?:은|을)|더|유리|맞|\d|[일이삼사오육칠팔구]억)  매매값  월세가격  전세가격  매매가격  가격  분양가(?!\d)  호가  평당  공시가
      임대료`),
  },
  {
    name: 'movement',
    weights: { MARKET_INQUIRY: 3 },
    pattern: anyOf(String.raw`
      변동  오른(?:동네|지역|곳|아파트|단지)  내린(?:동네|지역|곳)  많이오른  물량  흐름  추이  추세  동향  상승  하락  올랐  오르  오를(?:까|지|것|거)  떨어질(?:까|지)  내릴까  내렸  내리는
      떨어졌  떨어지  뛰었  움직  거래(?:가|는|도)?(?:많|잘|활발|줄|뜸|없)  전망  거래량  지수  통계  수익률  전세가율(?=이얼마|은|추|평균|통계|좀|알|이|어|높|낮)  평균  최고가  최저가  신고가
      양극화  시장  \btrend  \brise  \brisen  \bfall  \bfell  \bgone up  \bgoing (?:up|down)  \b(?:rising|falling|dropping|climbing)\b  \bmarket\b  \byield
      how much (?:have|has|did)`),
  },
  {
    name: 'what it goes for',
    weights: { MARKET_INQUIRY: 2.5 },
    pattern: anyOf(String.raw`
      얼마(?:쯤|정도)?(?:하|해|인가|에나가|에나갔|에팔|에찍|에거래|야|에요|예요|면사|면살)  얼마에  팔렸  팔려  거래됐  거래되
      어느정도(?:해|하|야|예|인|선)  얼마선  얼마면  얼마나(?:올|뛰|떨|하|해)  보통얼마  얼마정도  how much (?:is|are|does|do)
      \bcosts?\b`),
  },

  // Concrete homes.
  {
    name: 'seek',
    weights: { PROPERTY_SEARCH: 3.5 },
    pattern: anyOf(String.raw`
      찾아(?!뵙|가)  찾고  찾는  찾습  찾음  구해  구하는  구하고  구합  구함  구할  구하려  알아봐  알아보는  골라  추천  검색  물색  \bfind\b
      looking for  search(?:ing)? for  show me  \brecommend  i need (?:a|an)
      i want (?:a|an|to (?:rent|buy))`),
  },
  {
    name: 'listing',
    weights: { PROPERTY_SEARCH: 3 },
    pattern: anyOf(String.raw`
      매물(?!일까|인지|인데|인가|이맞|사기|위험)  급매  나온거  나온것  나온집  나와있  남은거  리스트  목록  \blistings?\b
      for (?:sale|rent)\b  \bavailable\b`),
  },
  {
    name: 'is there',
    weights: { PROPERTY_SEARCH: 1.2 },
    pattern:
      /있나요|있어요|있을까|(?<!수)있나(?=$|[?.])|있니|있습니까|있어\?|있음\?|보여|어디있|are there|is there|any\b/,
  },
  {
    name: 'wish to move',
    weights: { PROPERTY_SEARCH: 1 },
    pattern: /사고싶|사려|들어가고|이사갈|이사할|살고싶|싶어요|희망|원해|원하|매수희망/,
  },

  // Money to borrow.
  {
    name: 'loan',
    weights: { LOAN_CONSULT: 4 },
    pattern: anyOf(String.raw`
      (?<!집주인|집주인이|임대인|임대인이)대출  주담대  담보대출  전세자금  버팀목  디딤돌  구입자금  주택자금  정책자금  보금자리론  적격대출  신생아특례  특례론
      중기청  마이너스통장  빌려  빌리  빌릴  융자받  \bloans?\b
      (?<!(?:has|have|had|with|existing) (?:a |an )?)\bmortgages?\b(?! on)  \bborrow`),
  },
  {
    name: 'loan measure',
    weights: { LOAN_CONSULT: 3.5 },
    pattern: anyOf(String.raw`
      ltv  dsr  dti  원리금  원금균등  체증식  중도상환  거치  대환  갈아타기  금리  상환  갚  이자  한도  총이자  신용점수
      \binterest rates?\b  \brepay  down ?payment  monthly payment`),
  },
  {
    name: 'lender',
    weights: { LOAN_CONSULT: 1.5 },
    pattern:
      /은행|금융권|캐피탈|주금공|주택금융공사|hf\b|소득|연봉|상품|월급|\bbanks?\b|\blender|\bsalary|\bincome/,
  },

  // A contract drawn up, or one looked through.
  {
    name: 'how a contract is written',
    weights: { LEGAL_CONSULT: 5 },
    pattern: anyOf(`
      ${CONTRACT}.{0,2}(?:작성|쓰|쓸)(?:할때|하는법|방법|요령|법|때|는법|전에|시(?:에|주의|유의))
      \\b(?:writing|signing|drafting)\\b.{0,20}\\b(?:contract|agreement|lease)`),
  },
  {
    name: 'draw up',
    weights: { CONTRACT_CREATION: 6 },
    pattern: anyOf(`
      ${CONTRACT}.{0,14}(?:작성(?!된|했|한|돼|할때|하는법|방법|요령|법|전에|시(?:에|주의|유의))|써|쓰려|쓸(?:거|건|게|래|수)|쓰고싶|만들|뽑아|초안(?!.{0,14}(?:검토|봐|살펴|점검|체크|확인|받))|양식|서식|샘플|문안|꾸며|준비해|완성|생성|출력|다운|적어줘|넣어줘|템플릿|요청|필요)
      (?:작성|초안|완성본).{0,8}${CONTRACT}
      \\b(?:draft|write|create|prepare|make|draw up|generate|fill (?:in|out))\\b.{0,40}\\b(?:contract|agreement|lease|clause)
      (?:contract|agreement|lease).{0,20}(?:written|drawn|drafted)`),
  },
  {
    name: 'look through',
    weights: { CONTRACT_REVIEW: 6 },
    pattern: anyOf(`
      ${CONTRACT}.{0,24}(?:검토|살펴|점검|체크|봐|보고(?!싶)|확인(?!하고)|훑어|분석|이상한|이상해|이상있|불리|불공정|독소|오류|문제|괜찮|빠진|누락|이대로|사인해도|도장|무슨뜻|해석|유효한|읽어|짚어|판단|수정할|고칠|바꿀|보완|추가할|찾아|설명|이해가|의미|빼(?:달|야|도)|삭제|유리|뜯어)
      ${CONTRACT}.{0,60}(?:검토|점검)(?!을?받)
      (?:위험|불리|이상|불공정|부당|독소)(?:한|하게|스러운)?.{0,6}(?:조항|문구|특약)  (?:검토|점검|확인).{0,6}${CONTRACT}
      \\b(?:review|check(?! (?:before|when|out for))|look (?:over|at|through)|read|examine|go over)\\b.{0,40}\\b(?:contract|agreement|lease|clauses?)
      (?:contract|agreement|lease|clauses?).{0,40}\\b(?:unfair|fair|ok|okay|problem|review|check)`),
  },
  {
    name: 'contract text',
    weights: { CONTRACT_REVIEW: 5 },
    pattern: anyOf(String.raw`
      제\d+조(?:[.(]|.{0,40}(?:한다|하여야|아니한다|[할될]수(?:없|있)다(?!고|는|면|던)|못한다|않는다))  다음계약서  아래계약서  이계약서  제계약서  (?:이|다음|아래|위)(?:문구|문장)  보낸(?:임대차|전세|월세|매매)?계약서  받은계약서
      계약서(?:pdf|파일|사진)`),
  },
  {
    name: 'contract',
    weights: { CONTRACT_REVIEW: 1, CONTRACT_CREATION: 1 },
    pattern: /계약서|\bcontract\b|\bagreement\b/,
  },

  // Whether it is safe.
  {
    name: 'danger',
    weights: { RISK_ANALYSIS: 4 },
    pattern: anyOf(String.raw`
      위험  리스크  안전(?!진단|관리)  깡통  (?:전세|월세|매물|분양)?사기  떼일  떼이  떼먹  날릴  날리  못(?:돌려)?받을(?!때)
      못돌려받(?!으면|았|을때)  믿어도  믿을만  함정  수상  의심  불안  찜찜  무서  겁나  못받을까  빌라왕  괜찮은집  문제없는집  조심  손해볼  \brisk
      \bsafe\b  \bsafety  \bscam  \blos(?:e|ing) (?:my|the|our|all)\b  \bfraud  \bdanger  \btrust\b`),
  },
  {
    name: 'whether there is danger',
    weights: { RISK_ANALYSIS: 2 },
    pattern:
      /(?:위험|리스크|사기|깡통)(?:성|요인|요소|가능성|전세)?(?:이|은|가|도|인지)?(?:있|없|큰|높|확인)/,
  },
  {
    name: 'fear',
    weights: { RISK_ANALYSIS: 3 },
    pattern: /무서|겁나|불안|못받을까|못돌려받을까|떼일까|날릴까|\bworried|\bafraid/,
  },
  {
    name: 'encumbrance',
    weights: { RISK_ANALYSIS: 2.5 },
    pattern: anyOf(String.raw`
      근저당  가압류  압류  가처분  가등기  선순위  신탁(?:등기)?  (?:집주인|임대인)이?대출  융자(?:가)?(?:많|있|낀|껴|잡)  빚이  빚많  체납
      채권최고액  등기부(?:등본)?  경매(?:직전|위기|위험|될|나올|넘어갈)  역전세  갭투자  보증보험  반환보증  전세가율\d  미분양  위반건축물  무허가  소유자
      \blien  tax arrears  unpaid tax  \bencumbr  \bmortgage on\b  (?:has|have|had|with|existing) (?:a |an )?mortgage
      \bforeclos`),
  },
  {
    name: 'may I',
    weights: { RISK_ANALYSIS: 3 },
    pattern: anyOf(String.raw`
      (?:(?:계약|거래|투자|입주|진행|사인)(?:을|를)?(?:해도|하는게|하면|하려는데)|들어가도|들어가는게|들어가려는데|잡아도)(?:괜찮|될|되나|돼|안전|문제|어떨|맞)
      (?:매매가|시세)(?:보다|랑|하고)?.{0,8}전세가?.{0,8}(?:높|비슷|같|차이|될|괜찮)  \brisky  worth (?:it|buying)`),
  },
  {
    name: 'doubt',
    weights: { RISK_ANALYSIS: 1.2 },
    pattern:
      /(?:들어가|계약하|사)면안|괜찮(?:나|을까|아\?|은가|은지|아요|을지|겠)|걱정|문제없|큰일|망하|후회|이상(?:해|하(?!는)|한데|한거|하네)|미심|석연|꺼림|찝찝|\bok to\b/,
  },
  {
    name: 'deal in doubt',
    weights: { RISK_ANALYSIS: 2 },
    pattern: /투자|권유|점수|주변보다|시세보다(?!싸게나온|싼매물|저렴한매물)|너무싸|\binvest/,
  },
]

/** A decision that no single team can make. */
export const DECISION = anyOf(String.raw`
      종합  전반적  다따져  다고려  모두고려  모두따져  사도될  사도돼  사도괜찮  살까말까  살지말지  들어갈지말지  할지말지  매수할지  매도할지  팔지말지
      매수타이밍  매수시점  지금사  내집마련(?:전략|계획)  \bshould i (?:buy|rent|sell|stay|wait)
      \bbuy or (?:rent|wait|stay)  \bweigh\b  overall  all things considered  comprehensive`)

/** A choice between two ways; between two deals it is a decision, between two loans a question about loans. */
export const CHOICE = anyOf(String.raw`
      뭐가(?:나|더|유리)  어느(?:게|쪽이)(?:나|더|유리)  어떤게(?:나|더|유리)  중에(?:서)?(?:뭐|어느|어떤)  유리할까  나을까  맞을까  맞는지  맞나  나을지  나은지
      좋을지  (?:할까|갈까|살까|들어갈까).{0,14}(?:할까|갈까|살까|말까)  (?:할지|갈지|살지|좋을지).{0,20}(?:할지|갈지|살지|말지)  갈지  살지  which is better  better to`)
export const DEALS = [
  /매매|매수|구입|사는게|사는것|사야|살까|\bbuy/,
  /(?<!반)전세(?!대출|자금)|jeonse/,
  /월세|반전세|\brent/,
] as const

/** Modifiers that only describe a home: 대출 되는 빌라, 시세보다 싼 매물, 전세대출 가능한 집. */
export const DESCRIPTION = anyOf(String.raw`
      (?:전세|월세|담보)?(?:자금)?대출(?:이|도)?(?:되는|가능한|잘되는|나오는)(?=집|빌라|아파트|오피스텔|원룸|방|매물|곳|주택|투룸)
      시세보다(?:싼|싸게나온|저렴한|낮은|저렴하게나온)
      보증보험(?:이|도)?(?:되는|가능한|가입되는|가입가능한)(?=집|빌라|아파트|오피스텔|원룸|방|매물|곳|주택|투룸)
      안전한(?=집|빌라|아파트|오피스텔|원룸|매물|동네|전세집|전셋집|전세매물)  융자(?:없는|가없는)
      (?:대출|융자|빚)(?:이|가)?[\d억천만원]{0,8}(?:있는|낀|잡힌)(?=집|빌라|아파트|오피스텔|원룸|매물|주택)`)
