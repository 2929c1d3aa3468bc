import { anyOf } from './text.ts'
import { matchCount } from './intent-clause.ts'

/** Words that only people with a home on their mind use. */
const HOUSING = anyOf(
  String.raw`
      아파트(?!먼트게임)  빌라  오피스텔  원룸  투룸  쓰리룸  다가구  다세대  단독주택  연립  주택  전세(?!기비|계)  전셋  월세  월셋  반전세  임대
      임차  보증금  부동산  매물  공인중개  중개사  중개수수료  중개보수  복비  분양  청약  등기  근저당  재개발  재건축  집주인  세입자  건물주  집값
      실거래  갭투자  깡통  주담대  버팀목  디딤돌  보금자리  ltv  dsr  dti  전입신고  확정일자  취득세  양도세  양도소득세  종부세  재산세  내집
      매매가  매도인  매수인  묵시적  자이  래미안  푸르지오  힐스테이트  아이파크  롯데캐슬  더샵  편한세상  파크리오  헬리오시티  엘스  리센츠  타워팰리스
      아크로  재건축  집값  평당  아파트값  동네  월세방  전세집  특공  무주택  가점  임차권  전입  원상복구  내용증명  반환보증  보증보험  입주  역세권  평형  \d평
      평대  전용\d  누수  이사  특약  잔금  가계약  매매계약  층간소음  하자담보  명도  경매  대항력  신도시  단지  갈아타기  신생아특례  스트레스dsr
      \b(?:apartment|officetel|villa|house|home|flat|housing|jeonse|wolse|rent(?:al)?|lease|landlord|tenant|deposit|mortgage|real estate|property|realtor|bedroom)s?\b`,
  'g',
)

/** Words that housing shares with other trades. */
const SHARED = anyOf(
  String.raw`
      조항  구입자금  주택자금  투자  상담  계약  갱신  대출  금리  이자  시세  거래량  실거래  매매  매수  매도  상환  이율  한도  은행  가격  세금
      거주  건물  토지  상가  땅  빌딩  해지  특례  원리금  원금균등
      \b(?:mov(?:e|ing)|contract|loan|bank|interest|price|buy|sell|tax)s?\b`,
  'g',
)

/** 집 and 방 as words of their own; 고집, 모집, 편집 and 가방 are others. */
const HOME = anyOf(String.raw`
      (?:^|[\s,.(]|우리|전세|그|이|저|내|새|남의)(?:집|방)(?=$|[\s.,?!)]|[을이은는도에의들]|때문|구하|구해|주인|한\s?채|값|좀)`)

/** Other worlds, where 집, 아파트, 계약 and 시세 mean something else. */
const ELSEWHERE = anyOf(
  String.raw`
      마인크래프트  심즈  로블록스  동물의숲  동숲  모동숲  배그  게임  레고  인형  개미  벌집  새집  까치집  똥집  맛집  술집  고깃집  빵집  꽃집  찻집
      밥집  횟집  치킨집  노래  리믹스  듣고싶  가사  앨범  뮤비  가수(?!리|선)  아이돌  로제  윤수일  음악  영화  드라마  넷플릭스  유튜브  웹툰  소설  만화
      예능  책추천  헬스장  헬스클럽  필라테스  피티  요가  골프  운동(?!하기좋|시설|장)  다이어트  휴대폰  핸드폰  스마트폰  아이폰  갤럭시  통신사  요금제
      약정  노트북  컴퓨터  태블릿  자동차  중고차  신차  차량  렌터카  리스차  오토바이  전기차  타이어  여행  호텔  항공권  비행기  펜션  에어비앤비  캠핑
      주식  주가  코인  비트코인  이더리움  (?<!전)환율  금값  금시세  은시세  펀드  삼성전자  테슬라  나스닥  코스피  날씨  미세먼지  기온  우산  번역
      영작  토익  수학  과학  역사  숙제  과제  수능  논문  파이썬  자바  코드  코딩  알고리즘  엑셀  함수  프로그래밍  햄스터  물고기  화분  요리
      레시피  끓이  볶음  찌개  반찬  김치  라면  파스타  커피  카페  치킨  피자  음식  점심  저녁메뉴  메뉴  배달  밥을  감기  두통  병원진료  약국
      영양제  피부  탈모  ost\b  누가불렀  손흥민  보험(?=갱신|료|비교|가입추천)  프리미엄  구독  축구  야구  농구  월드컵  올림픽  경기결과  선거
      대통령  국회의원  로또  사주  운세  타로  꿈해몽  mbti  연애  남친  여친  소개팅  생일  선물  결혼식  웨딩  근로계약  고용계약  용역계약  연봉협상
      이력서  자소서  면접  퇴사  알바  취업  학자금  등록금  카드값  신용카드  보험금  실손  자동차보험  가구추천  옷  신발  쇼핑  택배  농담  심심  안녕
      고마워  시를?써
      \b(?:weather|recipe|cook|movie|song|lyrics|game|minecraft|sims|python|javascript|code|capital of|world cup|football|soccer|stock|bitcoin|crypto|car|gym|phone|laptop|translate|joke|poem|president|travel|flight|hotel|dog|cat|planet|history|math)s?\b`,
  'g',
)

/** Everyday matters that a home may be described by: they count only where nothing speaks of a home. */
const EVERYDAY = anyOf(
  String.raw`
      세탁기  냉장고  에어컨  청소기  소파  침대  고양이  강아지  반려  식물  운동  병원  여행  학교  회사  아이  애기  날씨  커피  카페  공부  시험
      책  병  약  음악  친구  돈  점수  \b(?:dog|cat|pet|school|office)s?\b`,
  'g',
)

/** Pointing at something said elsewhere. */
const POINTING =
  /거기|그때|아까|지난번|저번에|그거|이거|어떡하지|어디가좋|그(?:집|아파트|매물|빌라|방)|둘중|두(?:곳|지역|동네)중|\bthat (?:one|place)\b/

export interface Domain {
  housing: number
  shared: number
  elsewhere: number
  /** The last thing named is of another world: 아파트에서 키우기 좋은 화분. */
  elsewhereLast: boolean
  pointing: boolean
}

/** How much of a question is about homes, and how much about something else. Both texts are lower-cased. */
export const weighDomain = (tight: string, spaced: string): Domain => {
  const latin = spaced.replace(/[가-힣]/g, ' ')
  const housing = matchCount(HOUSING, tight) + matchCount(HOUSING, latin)
  const shared = matchCount(SHARED, tight) + Number(HOME.test(spaced)) + matchCount(SHARED, latin)
  const strange = matchCount(ELSEWHERE, tight) + matchCount(ELSEWHERE, latin)
  const everyday = housing + shared === 0 ? matchCount(EVERYDAY, tight) + matchCount(EVERYDAY, latin) : 0
  return {
    housing,
    shared,
    elsewhere: strange + everyday,
    elsewhereLast: strange > 0 && lastIndex(ELSEWHERE, tight) > lastIndex(HOUSING, tight),
    pointing: POINTING.test(tight) || POINTING.test(spaced),
  }
}

const lastIndex = (expression: RegExp, text: string): number =>
  Array.from(text.matchAll(expression)).at(-1)?.index ?? -1

export const isElsewhere = ({ housing, shared, elsewhere, elsewhereLast, pointing }: Domain): boolean => {
  if (elsewhere > housing) return true
  if (elsewhere > 0 && elsewhere === housing && elsewhereLast) return true
  return elsewhere === 0 && housing === 0 && shared === 0 && !pointing
}
