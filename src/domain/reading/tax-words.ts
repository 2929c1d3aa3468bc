import type { Beside } from '../language/beside.ts'

/** Taxes that are asked for, by their words. The order is the one in which answers tell them. */
export const TAX_ASKS = [
  [
    'capitalGainsTax',
    /양도\s?(?:소득)?세|양도\s?차익|capital\s?gains|일시적\s?(?:1세대\s?)?2\s?주택[^.?!\n]{0,20}비과세|(?:팔|전매|매도|처분)[^?!\n]{0,60}(?:세금|비과세)|(?:세금|비과세)[^.?!\n]{0,24}(?:팔|매도)/,
  ],
  ['giftTax', /증여세|증여[^.?!\n]{0,8}(?:합산|공제|한도|면제|비과세)|gift\s?tax/],
  ['inheritanceTax', /상속세|inheritance\s?tax|(?<!real )estate\s?tax/],
  ['comprehensiveRealEstateTax', /종부세|종합\s?부동산세|comprehensive\s?(?:real\s?estate|property)/],
  ['propertyTax', /재산세(?!\s?(?:공제|빼기))|(?<!comprehensive )property\s?tax/],
  [
    'rentTaxCredit',
    /월세\s?(?:세액)?\s?공제|월세[^.?!\n]{0,60}(?:세액\s?공제|연말\s?정산|환급)|(?:세액\s?공제|연말\s?정산|환급)[^.?!\n]{0,40}월세|rent\s?tax\s?credit/,
  ],
  [
    'housingDeduction',
    /(?:이자|원리금|상환액|청약\s?(?:저축|통장)|전세\s?대출|담보\s?대출|주담대)[^\n]{0,60}(?:소득\s?공제|연말\s?정산)|(?:소득\s?공제|연말\s?정산)[^\n]{0,60}(?:이자|원리금|청약\s?(?:저축|통장)|전세\s?대출|주담대)|(?:jeonse loan|mortgage interest|subscription savings)[^.?!\n]{0,70}(?:deduct|deduction)|(?:deduct|deduction)[^.?!\n]{0,40}(?:jeonse loan|mortgage interest|subscription savings)/,
  ],
  [
    'rentalIncomeTax',
    /임대\s?소득|간주\s?임대료|분리\s?과세|월세(?:를|로)?\s?(?:\d{2,4}(?:만\s?원?)?(?:을|를)?\s?)?받(?:으|고|는|아|습)[^.?!\n]{0,24}세금|세금[^.?!\n]{0,12}월세(?:를|도)?\s?받|월세\s?(?:소득|수입)[^.?!\n]{0,60}(?:세금|과세|소득세)|rental\s?income/,
  ],
  ['stampTax', /인지세|인지대|stamp\s?(?:tax|duty)/],
  ['acquisitionTax', /취득세|취등록세|acquisition\s?tax/],
] as const satisfies readonly (readonly [string, RegExp])[]
export type TaxAsk = (typeof TAX_ASKS)[number][0]
export const TAX_ASK_NAMES = TAX_ASKS.map(([name]) => name)

export const SUM_ROLES = [
  'official',
  'market',
  'bought',
  'sold',
  'gain',
  'salary',
  'otherIncome',
  'cost',
  'estate',
  'earlierGift',
  'debt',
  'deposits',
  'yearRent',
  'rent',
  'paid',
  'bill',
] as const
export type SumRole = (typeof SUM_ROLES)[number]

/** Whose nouns say what a sum is, whatever is done with it. */
export const PLAIN_ROLES: readonly SumRole[] = [
  'official',
  'gain',
  'salary',
  'otherIncome',
  'cost',
  'estate',
  'deposits',
  'yearRent',
]

/** What stands right before a sum, or right behind it, says what it is. */
export const SUM_WORDS: Beside<SumRole> = {
  // What is asked for is no value that it is worked out of.
  bill: [
    /고지서(?:가|에|는|로)?[^\d가-힣]{0,4}$|\btax bill (?:of|is|was|for)\s?$/,
    /^\s?(?:만\s?)?(?:원)?(?:이|가|을|를)?\s?(?:나왔|나온다|나온\s?(?:고지|거|걸|건)|고지|부과|내라)/,
  ],
  official: [
    /(?:공시(?:가격|지가|가)?|기준\s?시가|시가\s?표준액|official(?:ly)? (?:price|value)d?(?: at)?)(?:이|가|은|는|의)?\s?(?:인|합계|합이|합산|합)?[^\d가-힣a-z]{0,3}(?:is |of )?$/,
    null,
  ],
  market: [
    /(?:시가\s?인정액|시세|감정가|(?<!공)시가|market (?:value|price))(?:은|는|이|가)?[^\d가-힣a-z]{0,3}(?:is |of )?$/,
    /^\s?(?:원)?(?:으)?로\s?(?:잡|평가)/,
  ],
  bought: [
    /(?:취득가|매입가|매수가|(?<![가-힣])(?:산|샀던|사들인|취득한)\s?(?:가격|값|금액))[^\d]{0,14}$|\b(?:bought|purchased)(?: it)? for $/,
    /^\s?(?:원)?(?:에|을?\s?주고|을?\s?들여|으로|로)\s?(?:샀|사서|사고|산\s|취득(?!가)|매수(?!가)|구입(?!가)|분양)|^\s?won[^.?!\d]{0,12}\bbought\b/,
  ],
  sold: [
    /(?:양도가|매도가|(?<![가-힣])(?:판|파는|팔린|팔)\s?(?:가격|값|금액))[^\d]{0,8}$|\b(?:sold|sell)[a-z ]{0,24} for $/,
    /^\s?(?:원)?(?:짜리)?(?:에|으로|로)?\s?(?:지금\s?)?(?:판(?!\s?(?:가격|값|금액))|팔(?!린?\s?(?:가격|값|금액))|매도(?!가)|양도(?!가))/,
  ],
  gain: [
    /(?:차익|이익|프리미엄|(?<![가-힣])(?:피|웃돈)|\bp\b|gain(?:s)?(?: of)?)(?:이|은|는|가)?[^\d가-힣]{0,3}(?:경비[^\d]{0,5})?$/,
    /^\s?(?:원)?(?:을|이|정도)?\s?(?:\([^)\n]{0,12}\)\s?)?(?:남(?!기[고시신셨])|남기고\s?(?:판|팔|전매|넘기|처분)|붙|벌|차익|프리미엄)/,
  ],
  salary: [/(?:총급여|연봉|직장\s?소득|근로\s?소득|salary)(?:이|가|은|는| is| of)?[^\d가-힣a-z]{0,3}$/, null],
  otherIncome: [
    /(?:소득\s?금액|(?:다른|그\s?밖의)\s?소득|other income)(?:이|은| of| is)?[^\d가-힣a-z]{0,3}$/,
    null,
  ],
  cost: [/(?:건축비|공사비|신축비)[^\d]{0,5}$/, null],
  estate: [
    /(?:상속\s?재산|유산|재산)(?:이|은|가)?[^\d가-힣]{0,3}$|남기신?\s$/,
    /^\s?(?:만\s?)?(?:원)?(?:을|를)?\s?상속/,
  ],
  earlierGift: [
    /(?:년\s?전에?|이미|전에)\s?(?:[가-힣]{1,6}\s)?$/,
    /^\s?(?:만\s?)?(?:원|won)?(?:을|를)?\s?(?:받은\s?(?:적|게|것)|[^.?!\d]{0,24}(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine) years? ago)/,
  ],
  debt: [
    /(?:전세(?:\s?보증금)?|보증금|빚|채무|융자|대출)(?:이|을|를)?[^\d가-힣]{0,3}$/,
    /^\s?(?:원)?\s?(?:전세|보증금|빚|대출)?\s?(?:낀|끼고|안고|떠안)/,
  ],
  deposits: [
    /보증금(?:을|이|은)?\s?(?:다\s?|모두\s?)?(?:합계|합|합쳐서?|합하면|총|모두|전부)(?:이|가|은|하면)?[^\d가-힣]{0,3}$/,
    null,
  ],
  yearRent: [
    /(?:월세|임대료|임대)[^.?!\n\d]{0,10}(?:1\s?년|일\s?년|한\s?해|(?<![가-힣])연간?)(?:에|동안|간)?\s?(?:총\s?|합쳐\s?|합해서?\s?)?$|(?:연간|한\s?해|1\s?년\s?(?:에|동안|간|치))[^.?!\n\d]{0,4}(?:월세|임대료|임대\s?(?:수입|소득))(?:를|을|로|은|는|이|가)?\s?(?:총\s?|합쳐\s?)?$|(?:임대\s?(?:수입|소득|료)|rental income)(?:이|은|금액이)?\s?(?:1\s?년에|연간?|한\s?해에?|of)?\s?$/,
    null,
  ],
  rent: [
    /(?:월세|매달|매월|한\s?달에|월)(?:로|를|는|가)?[^\d가-힣]{0,3}$/,
    /^\s?(?:won)?\s?(?:a month|in rent|per month|월세)/,
  ],
  paid: [
    /(?:원리금|상환액|납입액?|불입액?|(?:청약\s?)?(?:저축|통장)|(?:낸|갚은)\s?이자|(?<![가-힣])이자(?!녀))(?:은|는|을|를|이|가|에)?[^\d.?!\n]{0,10}$/,
    /^\s?(?:만\s?)?(?:원|won)?(?:을|를)?\s?(?:상환(?!액)|납입(?!액)|불입|갚|넣|부었|on my (?:jeonse )?loan|into [a-z ]{0,24}savings)/,
  ],
}

/** Facts that are said or not, by words that say yes and words that say no; where both stand, no. */
export const FACT_WORDS = {
  corporation: [/법인|corporation/, /법인이?\s?(?:아니|말고|아닌)|개인(?:이|으로|명의)|as an individual/],
  firstHome: [
    /생애\s?(?:최초|첫|처음)|첫\s?집|(?<!맨\s?)처음(?:으로)?\s?(?:사는\s?(?:집|주택|아파트|빌라)|(?:내\s?)?집(?:을|를)?\s?(?:사|구입|장만|마련|매수))|(?:태어나|평생)[^.?!\n]{0,6}처음|first[- ]?(?:time|home)/,
    /(?:생애\s?(?:최초|첫|처음)|첫\s?(?:집|주택))(?:은|는|이|가|도)?\s?(?:아님|아니|아닌|아녜|말고)/,
  ],
  birth: [/출산|아기|아이\s?(?:를\s)?낳|애기|아기\s?낳|신생아|newborn|gave birth/, null],
  shrinkingArea: [/인구\s?감소\s?지역/, null],
  replaces: [
    /갈아타|일시적\s?2\s?주택|(?:기존|종전|원래|살던|있던|가진|먼저|지금|옛날?)\s?(?:집|주택|아파트)[은을를]?\s?[^.?!\n]{0,14}(?:팔거|팔\s?거|팔\s?예정|판다|팔게|팔려|팔면|팔고|팔아|판\s?다음|처분|정리)|sell (?:the|my) (?:old|current)/,
    /(?:안|않)\s?(?:팔|처분)|팔지\s?않|계속\s?(?:보유|갖|가지)|일시적\s?(?:2\s?주택)?\s?(?:은|이)?\s?아[니님]/,
  ],
  shared: [
    /공동\s?명의|반반|jointly/,
    /단독\s?명의|공동\s?명의(?:가|는|로|도)?\s?(?:없|아[니닌님]|안|말고|하지)/,
  ],
  registered: [/임대\s?(?:사업자)?\s?등록|등록\s?(?:임대|사업)/, /미등록|등록\s?(?:안|하지)/],
  unregistered: [/미등기/, null],
  marriageOrBirth: [
    // A son who is married and lives apart has not just married.
    /(?:혼인|결혼)(?!해서?\s?(?:따로|분가|독립|나가|나간)|(?:한|했던)\s?(?:지\s?)?(?:오래|아들|딸|자녀|자식|동생|형|누나|언니|오빠|사람|성인))|신혼|출산|marri|wedding/,
    /미혼|(?:결혼|혼인)(?:은|은요|도)?\s?(?:안|못|아직|생각\s?없|계획\s?(?:은\s?|도\s?)?없)|아직\s?(?:결혼|미혼)|not married|unmarried/,
  ],
  noHome: [/무주택|no home/, /유주택|집이?\s?(?:한\s?채\s?)?있/],
  minor: [/미성년|초등|중학생|고등학생|\bminor\b/, /성인|\badult\b/],
  regulatedAtPurchase: [
    /(?:취득|살|샀을|매수)\s?(?:당시|때|시점)[^.?!\n]{0,12}(?<!비)조정/,
    /비조정[^.?!\n]{0,6}(?:일\s?때|때|시절|에서?)[^.?!\n]{0,6}(?:산|샀|취득|매수)|(?:취득|살|샀을)\s?(?:당시|때)[^.?!\n]{0,12}비조정|not regulated when/,
  ],
  noOtherIncome: [/(?:다른|그\s?밖의)\s?(?:소득|수입)(?:은|이|도)?\s?(?:전혀\s)?없|no other income/, null],
  monthly: [/(?:한\s?달에|(?<![\d가-힣])월)\s?\d|매달|매월/, null],
  asksDeadline: [/언제\s?까지|기한|마감|deadline|by when/, null],
} as const satisfies Readonly<Record<string, readonly [RegExp, RegExp | null]>>
export type FactName = keyof typeof FACT_WORDS

/** Who gives or leaves it: nearer relatives by marriage first, since 시아버지 is no 아버지. */
export const RELATION_WORDS = [
  [
    'RELATIVE',
    /시아버지|시어머니|시부모|장인|장모|처남|사위|며느리|(?:^|[\s가-힣])(?:형|누나|오빠|언니|동생|삼촌|이모|고모|조카)(?:이|가|님|한테|에게|께|\s)|brother|sister|uncle|aunt/,
  ],
  ['GRANDPARENT', /할아버지|할머니|조부모|grand(?:father|mother|parent|ma|pa)/],
  ['SPOUSE', /남편|아내|배우자|와이프|부인|wife|husband|spouse/],
  [
    'PARENT',
    /아버지|아버님|아빠|어머니|어머님|엄마|부모|모친|부친|아들|딸|자녀|자식|father|mother|parents?|\bmom\b|\bdad\b/,
  ],
] as const

/** What is taken off the income, by what was paid; the first that is named. */
export const DEDUCTION_WORDS = [
  ['SAVINGS', /청약|subscription savings/],
  ['LEASE_LOAN', /전세|임차|jeonse/],
  ['MORTGAGE_INTEREST', /담보|주담대|장기|이자|mortgage/],
] as const
