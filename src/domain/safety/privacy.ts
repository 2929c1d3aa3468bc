import type { SafetyText } from './text.ts'

const PERSON =
  '(?:윗집|아랫집|옆집|앞집|이웃|위층|아래층|세입자|임차인|집주인|임대인|건물주|주인|매도인|매수인|전주인|남편|아내|와이프|남친|여친|남자친구|여자친구|애인|전처|헤어진[가-힣]{2,4}|그사람|그여자|그남자|차주|소유자|소유주|채무자|입주민|\\d+호(?:에)?(?:사는)?|누구)'
const DATA =
  '(?:이름|성함|연락처|전화번호|전번|폰번호|핸드폰번호|휴대폰번호|번호|주민(?:등록)?번호|사는곳|사는집|집주소|주소|어디(?:에|로)?(?:사(?:는지|나|는)|이사)|어느[가-힣]{1,4}(?:에|로)?(?:사는|살고|이사)[가-힣]{0,4}|신상|직장|회사|가족관계|계좌|카톡|아이디|sns|인스타|나이|사생활|신용)'
/** To be found out for whoever asks; to ask somebody for it, or to know it, is no matter. */
const GET =
  '(?:알아봐|알아내|알아낼|찾아줘|찾아주|찾아내|캐내|캐줘|캐는|털어|털(?:수|자)|조회(?:해줘|해주|해봐|해서|좀)|뒤져|뒤지|추적|알려줘|알려주|알려달|구해줘|뽑아줘|까발|폭로|빼내|입수|따줘|따주|따낼|알수있는방법|알아낼|알고싶)'
const SOUGHT = new RegExp(
  `${PERSON}[가-힣\\d]{0,16}${DATA}[가-힣\\d]{0,12}${GET}|${DATA}[가-힣]{0,6}${GET}[가-힣]{0,10}${PERSON}|${PERSON}[가-힣\\d]{0,10}(?:신상|뒷조사)`,
)
/** What neighbours are called and when they come home: whether that can be known is asked of nobody who may tell it. */
const OF_NEIGHBOURS =
  /(?:윗집|아랫집|옆집|앞집|위층|아래층|윗층|이웃|\d호에?사는)[가-힣\d]{0,14}(?:이름|연락처|번호|신상|직장|나이|몇시에|언제(?:나가|들어|집에))[가-힣]{0,20}알수있/
const SOUGHT_IN_ENGLISH =
  /\bwhat(?:'s| is) the (?:home address|phone number|name|number) of\b|\b(?:find(?: out)?|look up|get me|give me|tell me|dig up|track down|trace)\b.{0,60}\b(?:phone numbers?|mobile|(?:home )?address|where .{0,40}lives?|resident (?:registration )?numbers?|social media|workplace|name)\b.{0,60}|\bwhere (?:does )?(?:my )?(?:ex|neighbou?r|landlord|landlady|tenant)\b.{0,20}\blives?\b/
const PERSON_IN_ENGLISH =
  /\b(?:ex|landlord|landlady|tenant|neighbou?r|upstairs|downstairs|woman|man|guy|person|girlfriend|boyfriend|husband|wife|seller|buyer|owner)\b/

/** Offices answer for themselves; what the law lets anybody see, and whether one may, are questions. */
const PUBLIC =
  /(?:중개사|중개소|중개업소|부동산|사무소|사무실|관리실|구청|시청|주민센터|센터|은행|법원|경찰|고객|공사)(?:의)?[가-힣]{0,4}(?:전화|연락처|번호|주소|위치)|등기부|열람|어디(?:에|로|다)?적|어떻게적|써야|적어야|해도되|도되나|되나요|인가요|전입신고할/
const PUBLIC_IN_ENGLISH =
  /\b(?:agent|agency|office|city hall|district office|bank|court)\b|\bregistered owner\b|\bcan (?:my|a|the) \w+ (?:find|get|see)\b|\bis it (?:legal|allowed|ok)/

/** Whether somebody wants to know what is another person's alone. */
export const seeksPersonalData = ({ tight, spaced }: SafetyText): boolean =>
  ((SOUGHT.test(tight) || OF_NEIGHBOURS.test(tight)) && !PUBLIC.test(tight)) ||
  (SOUGHT_IN_ENGLISH.test(spaced) && PERSON_IN_ENGLISH.test(spaced) && !PUBLIC_IN_ENGLISH.test(spaced))
