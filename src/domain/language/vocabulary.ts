import { PROPERTY_KINDS, PROPERTY_TYPES } from '../property-kind.ts'
import type { WordClass } from './word-class.ts'

/**
 * The words of a search by what they say: regular expressions, two spaces or a line apart. ANYWHERE words are found
 * inside unknown ones too (은마아파트); the others begin where a word begins.
 */
export const VOCABULARY: readonly (readonly [WordClass, 'ANYWHERE' | 'BOUNDARY', string])[] = [
  ...PROPERTY_TYPES.flatMap((type): (readonly [WordClass, 'ANYWHERE' | 'BOUNDARY', string])[] => {
    const { inside, atStart } = PROPERTY_KINDS[type]
    const word = { kind: 'TYPE', types: [type] } as const
    return [
      [word, 'ANYWHERE', inside.join('  ')],
      ...(atStart.length === 0 ? [] : [[word, 'BOUNDARY', atStart.join('  ')] as const]),
    ]
  }),
  [{ kind: 'DEAL', deals: ['RENT'] }, 'ANYWHERE', String.raw`반\s?전세  월세  사글세  월셋방?  월렌트`],
  [
    { kind: 'DEAL', deals: ['JEONSE', 'RENT'] },
    'BOUNDARY',
    String.raw`전\s?/\s?월세  전월세  임대(?!인|차|사업|주택|아파트|보증)`,
  ],
  [
    { kind: 'DEAL', deals: ['JEONSE'] },
    'ANYWHERE',
    String.raw`전세보증금  전세금액?  전세가(?!율)  전세(?!계|대출|자금|사기|가율|\s?[끼낀안])  전셋(?:값|집)`,
  ],
  [{ kind: 'DEAL', deals: ['JEONSE'] }, 'BOUNDARY', String.raw`전세(?=대출|자금)`],
  [
    { kind: 'DEAL', deals: ['SALE'] },
    'ANYWHERE',
    String.raw`
    매매(?:가격|금액|가|값)?  급매물?  매수(?!인|자)  분양가  분양(?=\s|$|받|하|으)  구매  구입  매입(?!임대)  자가(?=로|\s|$)  매가`,
  ],
  [
    { kind: 'DEAL', deals: ['SALE'] },
    'BOUNDARY',
    String.raw`
    사고\s?(?:싶|파|자)[가-힣]*  사려[가-힣]*  사(?:볼|보)려[가-힣]*  장만[가-힣]*  내\s?집\s?마련[가-힣]*
    집을?\s?살(?:까|려|\s?건|\s?거|\s?예정|\s?생각|\s?계획)[가-힣]*`,
  ],
  [
    { kind: 'DEAL', deals: ['SALE'] },
    'BOUNDARY',
    String.raw`
    (?:for )?sale  to buy  buy(?:ing)?  purchas(?:e|ing)  sale price  own(?:ership)?`,
  ],
  [
    { kind: 'DEAL', deals: ['JEONSE'] },
    'BOUNDARY',
    String.raw`
    jeonse(?: deposit| price)?  jeonsae  chonse  cheonse  key money lease`,
  ],
  [
    { kind: 'LABEL', field: 'RENT' },
    'BOUNDARY',
    String.raw`
    (?:매?월|매달|다달이|한\s?달에)\s?(?:내는|나가는|부담하는|낼|낼\s?수\s?있는)\s?(?:돈|금액|비용|거|건)  다달이(?=\s?\d)
    월\s?임대료  임대료  월\s?차임  월\s?(?=\d|[일이삼사오육칠팔구]?[십백])  세(?=\s\d)`,
  ],
  [
    { kind: 'DEAL', deals: ['RENT'] },
    'BOUNDARY',
    String.raw`
    (?:monthly )?rent(?:al|ing)?s?  wolse  monthly(?: payment| lease)?  a month  per month  /month  /mo
    for rent  to rent  semi-?jeonse  half-?jeonse  banjeonse`,
  ],
  [{ kind: 'DEAL', deals: ['JEONSE', 'RENT'] }, 'BOUNDARY', String.raw`(?:for |to )?lease`],
  [
    { kind: 'LABEL', field: 'DEPOSIT' },
    'ANYWHERE',
    String.raw`
    보증금액?  보증(?=\s?\d)  보(?=\s?\d)  deposits?  bojeunggeum  key money`,
  ],
  [
    { kind: 'LABEL', field: 'PRICE' },
    'BOUNDARY',
    String.raw`
    가격대?  예산(?![군읍면])  금액  집값  시세  호가  가용\s?금액  budget  prices?d?  cost(?:s|ing)?`,
  ],
  [
    { kind: 'LABEL', field: 'FEE' },
    'BOUNDARY',
    String.raw`(?:전용\s?)?관리비(?=\s?[^가-힣]|\s?[은는이가도]|\s?(?:최대|월)|[일이삼사오육칠팔구십])  관리비  (?:maintenance|management|service) (?:fees?|charges?)`,
  ],
  [
    { kind: 'FILLER', sums: true },
    'BOUNDARY',
    String.raw`포함[가-힣]*  합쳐[가-힣]*  합해[가-힣]*  합산[가-힣]*  합친  합하면  including`,
  ],
  [
    { kind: 'LABEL', field: 'OTHER' },
    'BOUNDARY',
    String.raw`
    연봉  현금  (?:주택\s?담보|전세\s?자금|신용|담보)?\s?대출  월급  연\s?소득  소득  자산  종잣돈  융자  근저당  권리금  수리비  이자  복비
    중개\s?(?:수수료|보수)  취득세  세금  자기\s?자본  모아둔\s?돈  공시가격?  채권최고액
    salary  income  savings  loan  mortgage`,
  ],
  [
    { kind: 'LIMIT', comparator: 'LE' },
    'BOUNDARY',
    String.raw`
    최대한?(?!한)  max(?:imum)?  at most  up to  under  no more than`,
  ],
  [{ kind: 'LIMIT', comparator: 'GE' }, 'BOUNDARY', String.raw`최소한?  min(?:imum)?  at least`],
  [
    { kind: 'NOT_NEXT' },
    'BOUNDARY',
    String.raw`
    not  no  except(?:ing| for)?  excluding  other than  without  but not  nothing  never  avoid(?:ing)?  anything but
    rather than  instead of  (?:do not|don't|dont|doesn't) (?:want|like|need)  hate`,
  ],
  [
    { kind: 'NOT' },
    'BOUNDARY',
    String.raw`
    불가[가-힣]*  말고[가-힣]*  말구[가-힣]*  제외[가-힣]*  빼고[가-힣]*  빼구[가-힣]*  빼[줘주][가-힣]*  빼면  뺀  제하고  아닌  아님[가-힣]*  아니고  아니라
    아니면\s?안[가-힣]*  싫[가-힣]*  안\s?돼(?!도)[가-힣]*  안\s?됨[가-힣]*  안\s?됩[가-힣]*  안\s?되(?![면나])[가-힣]*  안\s?[봐봄보볼][가-힣]*  필요\s?없[가-힣]*  사절
    패스[가-힣]*  거르[가-힣]*  거를[가-힣]*  걸러[가-힣]*  피하[가-힣]*  피해[서주요][가-힣]*  피했[가-힣]*  사양[가-힣]*  질색[가-힣]*
    (?:싶지|좋아하지|선호하지|고려하지|살지|원하지|원치)는?\s?않[가-힣]*  꺼려[가-힣]*  꺼리[가-힣]*  별로[가-힣]*  곤란[가-힣]*  뺐으면[가-힣]*  빼기  뺄[가-힣]*  금지  (?:is |are )?(?:out|excluded|off the table)(?= ?(?:$|[,.;!]))  not wanted
    노노  관심\s?없[가-힣]*  안\s?합[가-힣]*  안\s?할[가-힣]*  안\s?해[가-힣]*  원하지\s?않[가-힣]*  원치\s?않[가-힣]*  없이  없는  외에`,
  ],
  [{ kind: 'OR' }, 'BOUNDARY', String.raw`또는  혹은  아니면  및  그리고  이거나  거나  or  and  ·`],
  [{ kind: 'STATION_AREA', minutes: 5 }, 'ANYWHERE', String.raw`초\s?역세권`],
  [{ kind: 'STATION_AREA', minutes: 10 }, 'ANYWHERE', String.raw`역세권  더블역세권  트리플역세권`],
  [
    { kind: 'SUBWAY' },
    'BOUNDARY',
    String.raw`
    지하철역?  전철역?  역(?=\s|에서|까지|이랑|과|근처|주변|앞|옆|도보|가깝|가까|인근|부근)
    (?:subway|metro|train)(?: stations?| lines?)?  stations?`,
  ],
  [
    { kind: 'NEAR' },
    'BOUNDARY',
    String.raw`
    근처  도보권  가까[가-힣]*  가깝[가-힣]*  인근  부근  주변  바로\s?앞  앞(?=에|\s|$|이|인)  옆  붙어\s?있[가-힣]*  인접[가-힣]*
    접근성[가-힣]*  near(?:by)?  close to  close by  next to  walking distance(?: (?:of|to|from))?  walkable`,
  ],
  [
    { kind: 'WALK' },
    'BOUNDARY',
    String.raw`
    도보로?  걸어서?  걸어갈[가-힣]*  걸음  on foot  walk(?:ing)?(?: time)?(?: (?:to|of|from))?`,
  ],
  [
    { kind: 'SCHOOL' },
    'BOUNDARY',
    String.raw`
    초등학교  중학교  고등학교  대학교  학교  초품아  초중고  (?:elementary |middle |high |primary )?schools?
    universit(?:y|ies)`,
  ],
  [
    { kind: 'FACILITY' },
    'BOUNDARY',
    String.raw`
    편의\s?시설  학군지?  생활\s?편의  amenities  facilities  conveniences?  school districts?`,
  ],
  [
    { kind: 'OTHER_GOAL' },
    'BOUNDARY',
    String.raw`
    버스\s?정류장  정류장  공원  병원  마트  회사  직장  백화점  한강  도서관  어린이집  유치원  강(?=\s)  시장  parks?  hospitals?
    offices?  bus stops?`,
  ],
  [
    { kind: 'AGENT' },
    'BOUNDARY',
    String.raw`
    공인\s?중개사?[가-힣]*  중개사[가-힣]*  중개\s?업소  중개\s?업체  중개인  부동산\s?(?:연락처|전화번호|번호|정보|사무소)  복덕방
    (?:real ?estate )?agents?(?: info| contacts?)?  realtors?  brokers?`,
  ],
  [
    { kind: 'DIRECT' },
    'ANYWHERE',
    String.raw`
    직거래  집주인\s?직접  direct (?:trade|deal|transaction)s?  by owner  directly from (?:the )?owners?`,
  ],
  [{ kind: 'NEW', years: 10 }, 'ANYWHERE', String.raw`준신축  nearly new  fairly new  semi-?new`],
  [
    { kind: 'NEW', years: 5 },
    'ANYWHERE',
    String.raw`
    신축급?  새\s?아파트  newly built  new-?build  brand[- ]new
    new(?= (?:apartment|officetel|villa|building|construction|complex))`,
  ],
  [
    { kind: 'BUILT' },
    'BOUNDARY',
    String.raw`
    준공(?:된|한|일|년도|연도)?  완공(?:된)?  지은\s?지  지어진\s?지?  지은  건축(?:된|년도|연도)?  사용\s?승인(?:일)?  입주(?=\s?\d+\s?년\s?차)  연식  식(?=\s|$|으?로|이|아파트)  된\s?지
    입주(?:한|된)(?:\s?지)?  completed  built  constructed  construction  buildings?`,
  ],
  [{ kind: 'OLD' }, 'BOUNDARY', String.raw`구축  노후(?:한|된)?  헌\s?집  오래된`],
  [{ kind: 'MOVE' }, 'BOUNDARY', String.raw`입주  이사  들어갈  들어가  만기  move(?:-| )?ins?  moving`],
  [
    { kind: 'STAY' },
    'BOUNDARY',
    String.raw`살\s?거[가-힣]*  살\s?예정[가-힣]*  거주  계약  전매  상환  경력  동안`,
  ],
  [{ kind: 'COMPLEX' }, 'ANYWHERE', String.raw`대단지  (?:large|big) (?:apartment )?complex(?:es)?`],
  [{ kind: 'STANDARD_AREA' }, 'BOUNDARY', String.raw`국민\s?평형  국평  국민\s?평수`],
  [
    { kind: 'EXCLUSIVE_AREA' },
    'BOUNDARY',
    String.raw`
    전용\s?면적  전용(?!기|주차|관리)  실\s?평수?  실\s?면적  면적  평수  크기  넓이  exclusive area  (?:floor )?area  size`,
  ],
  [
    { kind: 'OTHER_AREA' },
    'BOUNDARY',
    String.raw`
    공급\s?면적  공급  대지\s?면적  대지  연\s?면적  계약\s?면적  토지  분양\s?면적  마당  land`,
  ],
  [
    { kind: 'NOT', waives: true },
    'BOUNDARY',
    String.raw`
    (?:없|아니|안\s?[돼되])(?:어|여)?도\s?(?:되|돼|좋|괜찮|상관)[가-힣]*(?:\s?없[가-힣]*)?  상관\s?없[가-힣]*  무관[가-힣]*
    (?:is |are )?not (?:needed|necessary|required)  (?:do not|don't|dont) need`,
  ],
  [{ kind: 'FLOOR_LEVEL', levels: ['LOW'] }, 'BOUNDARY', String.raw`저층부?  low(?:er)?[ -]floors?`],
  [
    { kind: 'FLOOR_LEVEL', levels: ['MIDDLE'] },
    'BOUNDARY',
    String.raw`중층(?:부)?  중간\s?층  (?:middle|mid)[ -]floors?`,
  ],
  [
    { kind: 'FLOOR_LEVEL', levels: ['MIDDLE', 'HIGH'] },
    'BOUNDARY',
    String.raw`중고층  중층\s?이상  중층에서\s?고층  (?:middle|mid) or high(?:er)?[ -]floors?`,
  ],
  [{ kind: 'FLOOR_LEVEL', levels: ['LOW', 'MIDDLE'] }, 'BOUNDARY', String.raw`중저층  저중층  중층\s?이하`],
  [{ kind: 'FLOOR_LEVEL', levels: ['HIGH'] }, 'BOUNDARY', String.raw`고층부?  high(?:er)?[ -]floors?`],
  [
    { kind: 'FLOOR_LEVEL', levels: ['TOP'] },
    'BOUNDARY',
    String.raw`탑\s?층  꼭대기\s?층?  최상층  맨\s?위\s?층  맨\s?꼭대기(?:\s?층)?  top[ -]?floors?`,
  ],
  [
    { kind: 'BASEMENT' },
    'BOUNDARY',
    String.raw`
    반지하(?:층)?  반지층  지하(?:층|방)?(?!\s?(?:철|주차|상가|도로|차도|보도|\d))  (?:semi-?|half-?)?basements?  underground`,
  ],
  [
    { kind: 'DIRECTION', directions: ['SOUTH'] },
    'BOUNDARY',
    String.raw`남향  정남향  (?:facing |faces )south  south[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['SOUTHEAST'] },
    'BOUNDARY',
    String.raw`남동향  동남향  (?:facing |faces )south-?east  south-?east[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['SOUTHWEST'] },
    'BOUNDARY',
    String.raw`남서향  서남향  (?:facing |faces )south-?west  south-?west[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['EAST'] },
    'BOUNDARY',
    String.raw`동향  정동향  (?:facing |faces )east  east[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['WEST'] },
    'BOUNDARY',
    String.raw`서향  정서향  (?:facing |faces )west  west[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['NORTHEAST'] },
    'BOUNDARY',
    String.raw`북동향  동북향  (?:facing |faces )north-?east  north-?east[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['NORTHWEST'] },
    'BOUNDARY',
    String.raw`북서향  서북향  (?:facing |faces )north-?west  north-?west[ -]facing`,
  ],
  [
    { kind: 'DIRECTION', directions: ['NORTH'] },
    'BOUNDARY',
    String.raw`북향  정북향  (?:facing |faces )north  north[ -]facing`,
  ],
  [{ kind: 'ROOMS', count: 2 }, 'BOUNDARY', String.raw`투\s?룸`],
  [{ kind: 'ROOMS', count: 3 }, 'BOUNDARY', String.raw`쓰리\s?룸  스리\s?룸`],
  [{ kind: 'ROOMS', count: 4 }, 'BOUNDARY', String.raw`포룸`],
  [
    { kind: 'FEATURE', feature: 'parkingSpaces', has: true },
    'BOUNDARY',
    String.raw`주차(?:장|공간)?(?!\s?(?:\d|한|두|세|요금|비))  parking(?: spaces?| lots?)?`,
  ],
  [
    { kind: 'FEATURE', feature: 'elevator', has: true },
    'BOUNDARY',
    String.raw`엘리베이터  엘레베이터  엘베  승강기  elevators?  lifts?`,
  ],
  [
    { kind: 'FEATURE', feature: 'pets', has: true },
    'BOUNDARY',
    String.raw`
    (?:반려|애완)(?:동물|견|묘)?  강아지  고양이  댕댕이  냥이  펫  pets?(?:[ -]friendly| allowed)?  dogs?(?:[ -]friendly| allowed)?
    cats?(?:[ -]friendly| allowed)?`,
  ],
  [
    { kind: 'FEATURE', feature: 'furnished', has: true },
    'BOUNDARY',
    String.raw`풀\s?옵션  옵션(?=\s?(?:있|완비|포함|다))  (?:가구|가전)(?=\s?(?:있|포함|완비|구비|딸린|갖))  (?:fully[ -])?furnished`,
  ],
  [{ kind: 'FEATURE', feature: 'furnished', has: false }, 'BOUNDARY', String.raw`노\s?옵션  unfurnished`],
  [{ kind: 'CONDITION' }, 'BOUNDARY', String.raw`방(?=\s?(?:\d|하나|두|세|한))`],
]

/** A home, of whatever kind: what describes it ends there. */
export const HOMES = String.raw`
  매물[가-힣]*  물건[가-힣]*  집(?=$|[^가-힣]|[을이은도으에들])  주택  방(?=$|[^가-힣]|[을이은도])`

/** Politeness, requests and empty nouns: what a sentence may hold without asking for anything. */
export const FILLERS = String.raw`
  찾[가-힣]*  알려[가-힣]*  보여[가-힣]*  추천[가-힣]*  구해[가-힣]*  구하[가-힣]*  구함  구합[가-힣]*  부탁[가-힣]*  알아[가-힣]*  검색[가-힣]*
  골라[가-힣]*  뽑아[가-힣]*  봐[줘주요봐]?[가-힣]*  보고\s?(?:싶|있)[가-힣]*  원[해하합함][가-힣]*  희망[가-힣]*  궁금[가-힣]*
  필요[해하합한][가-힣]*  있[나을어는습냐으니음][가-힣]*  있(?=\s|$|\?)  없[나을어습냐음니][가-힣]*  나온  나와\s?있[가-힣]*  남은  가능[가-힣]*
  될까[가-힣]*  되나[가-힣]*  되는  돼요?  하는  하고  할  해[줘주요][가-힣]*  해(?=\s|$)  주세[가-힣]*  줘[가-힣]*  주라  주실[가-힣]*
  달라[가-힣]*  괜찮[가-힣]*  좋겠[가-힣]*  좋을[가-힣]*  좋아[가-힣]*  생각[가-힣]*  고려[가-힣]*  관심[가-힣]*  같[은아][가-힣]*  들고  들어갈
  리스트  목록  볼(?=\s?수)  부동산  곳
  데(?=$|[^가-힣]|[로요])  거(?=$|[^가-힣]|[로요])  것  지역[은이]?  동네  단지  쪽[으에이]?[가-힣]*  위주[가-힣]*  중[에인](?=\s|$)
  중(?=\s|$)  기준[가-힣]*  조건[가-힣]*  이내  사이  정도  어때[가-힣]*  어떤[가-힣]*  어떨[가-힣]*  어떻게[가-힣]*  어떡[가-힣]*  좀  혹시
  그냥  지금  현재  요즘  바로  빨리  급하게  급히  전부  모두  모든  다(?=\s|$)  제일  가장  쭉  한번  일단  우선  저는?  제가  우리  저희  나는?
  내가  안녕하세요  감사[가-힣]*  고맙[가-힣]*  네  음  아  어디  뭐  몇  얼마[가-힣]*  이런  그런  수(?=\s|$)  ㅊㅊ  ㄱㄱ  ㅠ+  ㅋ+  ㅎ+
  [ㄱ-ㅎㅏ-ㅣ]+  이랑  하고  같이  함께  인데  인(?=\s|$)  짜리[가-힣]*  로(?=\s|$)  으로  에서  에(?=\s|$)  이고  이며  정보[가-힣]*
  그대로[가-힣]*  똑같[은이]  동일[한하][가-힣]*  나머[지진][가-힣]*  말이[야에요]+  아니요?(?=[\s,]|$)  맞다(?=[\s,]|$)  깜빡[가-힣]*  참(?=[\s,]|$)  사실
  근데  그런데  그럼  그러면  다시  이번[에엔]  좁혀[가-힣]*  넓혀[가-힣]*  바꿔[가-힣]*
  연락처  희망  i'?m?  i'd  am  is  are  a  an  the  in  at  of  for  to  on  with  me  my  we  us  any  some
  there  that  this  it  please  pls  show  find  looking  look  search(?:ing)?  need  want  would  like
  get  give  list(?:ings?)?  available  property  properties  places?  homes?  units?  something  have
  has  do  you  can  could  be  around  about  within  by  from  price  won  krw  korean  recommend
  help  somewhere  which  what  where  also  located  less  more  than  minutes?  year  years  old
  later  or  hi  hello  thanks  options?  area`
