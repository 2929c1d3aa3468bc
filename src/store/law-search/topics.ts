/** What a law is about, for laws that answer only questions about that. Laws that are not listed answer any question. */
interface Topic {
  law: RegExp
  spoken: RegExp
}

const TOPICS: readonly Topic[] = [
  {
    law: /^상가건물 ?임대차보호법/u,
    spoken:
      /상가|가게|점포|장사|매장|식당|카페|영업|권리금|건물주|노래방|사무실|공장|shop|store|commercial|restaurant|premium/iu,
  },
  { law: /^민간임대주택/u, spoken: /민간임대|임대사업|등록임대|임대주택|사업자|뉴스테이|공공지원/u },
  { law: /^전세사기/u, spoken: /사기|피해자|깡통|빌라왕|신탁|바지|공공매입|fraud|scam|victim/iu },
  {
    law: /^지방세/u,
    spoken: /세금|취득세|재산세|등록세|지방세|주민세|세율|중과|감면|납세|납부|tax/iu,
  },
  {
    law: /^집합건물/u,
    spoken:
      /관리단|관리인|관리비|구분소유|집합건물|재건축|다시 ?지|공용|전유|대지권|아파트|오피스텔|상가|빌라|입주자|분양|하자|주민 ?회의/u,
  },
  {
    law: /^공인중개사법/u,
    spoken:
      /중개|공인|복비|부동산|매물|자격증|수수료|에스크로|계약금|예치|맡겨|공제|보조원|broker|realtor|agent|commission/iu,
  },
  {
    law: /^부동산 ?거래신고/u,
    spoken: /신고|허가|토허|외국인|실거래|거래를 ?묶|묶어 ?둔|묶인|과태료|이행강제|자금조달|permit|report/iu,
  },
]

/** A shop's lease has its own law. */
const COMMERCIAL = /상가|가게|점포|장사|매장|식당|카페|권리금|영업|shop|store|commercial|restaurant/iu
const HOUSING_LAW = /^주택임대차보호법/u

const OFF_TOPIC = 0.6
const ON_TOPIC = 1.15
const HOME_FOR_SHOP = 0.7
/** A decree gives the details of its act, and comes second when the two fit alike. */
const DECREE = 0.92

/** An article of purposes or definitions has the words of its whole law, and answers only who asks what they mean. */
const PREAMBLE = /^(?:목적|정의)$/u
const ASKS_MEANING =
  /뜻|정의|무엇|뭐예|뭔가|뭐야|뭐죠|뭔지|란\s|이란|인가요\?*$|차이|what (?:is|does)|meaning|defin/iu
const ABOUT_ITSELF = 0.75

/** What the scores of a law's articles are multiplied by for one question: each law and each wording is looked at once. */
export const topicFactors = (question: string): ((lawName: string, title: string) => number) => {
  const spoken = new Set(TOPICS.filter((topic) => topic.spoken.test(question)))
  const isOfShop = COMMERCIAL.test(question)
  const asksMeaning = ASKS_MEANING.test(question)
  const ofLaw = (lawName: string): number => {
    const topic = TOPICS.find(({ law }) => law.test(lawName))
    return (
      (/시행(?:령|규칙)$/u.test(lawName) ? DECREE : 1) *
      (topic === undefined ? 1 : spoken.has(topic) ? ON_TOPIC : OFF_TOPIC) *
      (isOfShop && HOUSING_LAW.test(lawName) ? HOME_FOR_SHOP : 1)
    )
  }
  const factors = new Map<string, number>()
  return (lawName, title) => {
    const factor = factors.get(lawName) ?? ofLaw(lawName)
    factors.set(lawName, factor)
    return !asksMeaning && PREAMBLE.test(title) ? factor * ABOUT_ITSELF : factor
  }
}
