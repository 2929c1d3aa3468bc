import { article } from '../contract.ts'
import type { Detector } from '../rule.ts'
import { LESSOR, NOT, TENANT, VOIDED, reads } from '../vocabulary.ts'

const END =
  '(?:해지|해제(?:할|하)|종료(?:할|시킬|하고|한다|된)|끝낼|끝내|끝난것|끝나는것|파기|무를수|거둬들|거두어들|회수|퇴거(?:하|한|를|해|시)|명도|비워|비우|비운|빼(?:주|야|줘|셔|달)|뺀다|내보낼|내보내|나가(?:야|달라|라|주|게|도록|셔)|나간다|이사(?:하여야|해야|한|하기|가야|를가|하셔)|집을내(?:준|주|어)|방을내(?:준|주|어)|내어주|내준다|이사가|넘겨주|짐을(?:싸|뺀|빼|옮|정리|치)|자리를(?:비|내)|떠나(?:야|기로|준|도록)|옮겨(?:야|주|가|준)|옮긴다|접(?:는다|을수|기로|는것)|물릴수|그만두|내쫓|비켜|효력을잃|효력이없어)'
const AT_WILL =
  '(?:언제든|언제라도|언제고|아무때|어느때|임의로|형편|여의치|뜻(?:에따|대로)|재량|필요(?:한|할|하면|에따|로하|하다고|가있|가생|시)|사정(?:에따|이생|이있|으로|이바뀌|이변|상)|(?:사유|이유)(?:를|가|와|의)?(?:묻지|밝히지|대지|없이|여하|불문|상관|관계|제시)|마음(?:대로|이바뀌)|자유로이|자유롭게|일방적|통보(?:만|하면|하고|로)|통지(?:만|하면|하고|로)|말씀드리면|알리면|알리고|원하(?:는때|면|는경우|는시)|원할(?:때|경우)|요구(?:하면|하는때|시|가있|하는경우|할때|할경우)|요청(?:하면|하는|시|이있|할)|달라고(?:하면|하는|할)|판단(?:하면|하는|에따라)|전에(?:알|통|말|예))'
const OWN_NEEDS =
  '(?:매매(?:되|하|가|시)|매각|팔리|팔려|팔게|팔면|팔아|팔았|팔기로|팔고자|팔겠|헐(?:고|게|어|기)|허물|다시짓|새로짓|쓸일이생|처분(?:하|되)|재건축|철거|리모델링|재개발|신축|대수선|새(?:주인|소유자|집주인)|소유자가바뀌|주인이바뀌|소유권이(?:이전|넘어)|(?:자녀|아들|딸|가족|식구|친척|부모|형제|손주|조카|사위|며느리|어머니|아버지)(?:이|가|들이|네|의|분).{0,25}(?:살|쓰|들어|입주|사용|거주|결혼|필요|귀국|귀농|독립|분가|내려|올라|돌아|제대|취직|개업|온다|오면|오게)|(?:직접|본인이|스스로|자신이|몸소)(?:.{0,8})(?:사용|거주|쓰|들어|입주|살|영업|장사)|들어와(?:서)?(?:살|쓰|지내)|결혼(?:하|을)|귀국|귀농|다른용도|직접(?:쓰|살)|내려올|돌아오면)'
const ONE_TIME =
  '(?:1기(?!이후)|일기분|1회|일회|한번|한차례|한기|한달(?!전)|1개월(?:분|치|이상|만|이라도)|일개월분|하루(?!전)|(?:[1-9]|1\\d|열흘|보름|닷새|사흘|이틀|일주)일?(?:이상|만|이라도|간|이)?(?=.{0,3}(?:연체|밀|늦|지체|넘|어기))|열흘|보름|일주일|닷새|사흘)'
const SHOP_TIMES =
  '(?:1기|2기|일기|이기분|1회|2회|한번|두번|한달|두달|1개월|2개월|한차례|두차례|두기|한기|이회)'
const LATE =
  '(?:연체|밀리|밀린|밀릴|밀려|늦|넘기|넘긴|지체(?!없)|미납|내지(?:않|못)|못내|안내|납부하지|입금되지|거르|걸러|빠뜨|빼먹)'

const TENANTS_RIGHT = reads`임차인(?:은|이|도)(?:.{0,25})(?:해지할수있|해제할수있|나갈수있|해지를통|종료할수있|비울수있)`
const KEPT = reads`${END}.{0,9}${NOT}|(?:해지|종료|퇴거|명도|비워)(?:.{0,8})(?:요구|청구|강요)(?:하|할)?(?:지)?(?:.{0,4})(?:않|못|없)|승계|그대로(?:이어|유지|효력|넘어)|쌍방(?:이|의)?합의|서로합의|합의(?:하에|하여|로)|임차인(?:의|과의?|과|이)?(?:동의|합의|협의|승낙)(?!없)|(?:동의|합의|승낙)(?:를|가)?(?:한|하는|있는|있을|하면|얻)(?:.{0,4})(?:경우|때|면|에|한)`
const REFUSED = reads`(?:거절|거부|거역|버티|이의|불응|항의).{0,12}(?:못|없|않|아니)`

export const unilateralTermination: Detector = {
  type: 'UNILATERAL_TERMINATION',
  subjects: ['LEASE_HOME', 'LEASE_SHOP'],
  rules: [
    {
      all: [
        reads`${LESSOR}(?:은|이|의|측|가|께서|에서|쪽)?.{0,60}${AT_WILL}.{0,45}${END}|${AT_WILL}.{0,30}${LESSOR}(?:은|이|가|의|측|께서).{0,40}${END}`,
      ],
      none: [
        KEPT,
        TENANTS_RIGHT,
        reads`${LATE}|무단|위반|어긴|어기|어겼|전대|[23]기|갱신(?:을)?거절|수리|수선|보증금을.{0,12}(?:돌려|반환)하지|임차인이.{0,20}(?:해지|원하|원할|요구|요청|희망|나가|나갈|알리|통지)|점검|출입|배액|나가라고하지|만(?:료|기)(?:일|시|되면|가되면|에|로|전).{0,15}퇴거|^.{0,12}(?:만기|만료|종료)|임차인은?.{0,12}(?:필요|사정)|언제든(?:지)?보여|청소|나가실때|나갈때|자동(?:종료|연장)|임차인(?:은|만)(?:.{0,30})(?:꼭|반드시|무조건|어떤이유로도|어떠한이유로도|끝까지)|주장|중도금|계약금`,
      ],
      severity: 'HIGH',
      reason: '임대인이 법이 정한 사유와 통지 없이 자기 사정만으로 임대차를 끝낼 수 있게 합니다.',
    },
    {
      all: [
        reads`${LESSOR}.{0,50}(?:나가달|나가라|비워달|비워줄것을|퇴거를|명도를|이사를|방을빼달).{0,30}`,
        REFUSED,
      ],
      none: [reads`만(?:료|기)|종료|갱신|${LATE}|위반|무단`],
      severity: 'HIGH',
      reason: '임대인이 나가 달라고 하면 기간 중이라도 임차인이 거절할 수 없게 합니다.',
    },
    {
      all: [reads`${OWN_NEEDS}.{0,60}${END}`],
      none: [
        KEPT,
        TENANTS_RIGHT,
        reads`만(?:료|기)(?:일|시|되면|가되면|에|후|때)|갱신(?:을|요구를)?거절|거절할수있|동의하는|합의되|임차인이(?:원|나가|이사|해지)|계약금|배액|못하|없다고|이유로.{0,30}${NOT}|중도금|임차인의(?:가족|자녀)|시설을철거|설치.{0,20}철거|신탁등기`,
      ],
      severity: 'HIGH',
      reason: '매매·재건축이나 임대인 쪽의 필요는 기간 중 해지 사유가 아닌데 임차인이 나가게 합니다.',
      span: 2,
    },
    {
      all: [reads`${ONE_TIME}.{0,25}${LATE}.{0,70}${END}|${LATE}.{0,14}${ONE_TIME}.{0,50}${END}`],
      none: [
        KEPT,
        reads`(?:[2-9]|두|세|석|이|삼)(?:기|회|개월|달|번)(?:분|치|의|째)?(?:이상|분|치(?!가아니)|에|연|차|을|를|만|의)|관리비만|임대인(?:이|은).{0,20}${LATE}`,
      ],
      severity: 'HIGH',
      reason:
        '주택은 2기, 상가는 3기의 차임을 연체해야 해지할 수 있는데 그보다 가벼운 연체로 해지하게 합니다.',
    },
    {
      all: [reads`${SHOP_TIMES}.{0,25}${LATE}.{0,70}${END}|${LATE}.{0,25}${SHOP_TIMES}.{0,50}${END}`],
      none: [KEPT, /(?:3|세|석|삼)(?:기|회|개월|달|번)/],
      subjects: ['LEASE_SHOP'],
      severity: 'HIGH',
      reason:
        '상가 임대차는 차임연체액이 3기에 이르러야 해지할 수 있는데 그보다 적은 연체로 해지하게 합니다.',
    },
    {
      all: [
        reads`(?:사소한|경미한|한번(?:이라도|만)|1회(?:라도|만)|한차례라도|민원(?:이|을)|조금이라도).{0,40}(?:${END}|퇴실)`,
      ],
      none: [KEPT, reads`못자국|흠집|수리|만(?:료|기)`],
      severity: 'HIGH',
      reason: '신뢰를 깨뜨릴 정도가 아닌 가벼운 일로 최고 없이 계약을 끝내게 합니다.',
    },
    {
      all: [
        /(?:landlord|lessor)(?:may|can|isfreeto|isentitledto|reservestherightto).{0,25}(?:terminat|end(?:this|the)(?:lease|agreement)|require.{0,20}(?:vacate|leave))/,
      ],
      none: [
        /two(?:months|periods|consecutive)|threemonths'?rent|unpaid(?!.{0,30}(?:single|one|once|oneday))|default|breach|written(?:demand|consent)|sublet|maynot/,
      ],
      severity: 'HIGH',
      reason: '임대인이 법이 정한 사유 없이 언제든 임대차를 끝낼 수 있게 합니다.',
    },
    {
      all: [
        /(?:sold|sale|rebuild|redevelop|relative|family|ownuse).{0,60}(?:vacate|moveout|leave|terminat)|(?:one(?:month|day|payment)|single|anydelay|\d+days?(?:late|overdue)).{0,60}terminat/,
      ],
      none: [/survives|continues|remainsin|maynot|transfers/, reads`${TENANT}may`],
      severity: 'HIGH',
      reason: '법이 정한 해지 사유에 이르지 않는 일로 임대인이 임대차를 끝낼 수 있게 합니다.',
    },
    {
      all: [
        reads`(?:돌려|비워|내|빼|나가)(?:어)?달라(?:고)?.{0,14}(?:하면|할때|하는때|날|때|경우|요구).{0,40}(?:비|돌려|나가|빼|이사|옮|내주|내어주|넘겨)`,
      ],
      none: [
        KEPT,
        reads`보증금(?:을|의)?(?:돌려|반환)|만(?:료|기)|종료|갱신|[23]기|${LATE}|위반|무단|임차인이(?:.{0,6})달라`,
      ],
      severity: 'HIGH',
      reason: '임대인이 요구하면 기간 중이라도 집을 비우게 합니다.',
    },
    {
      all: [
        reads`${LESSOR}|관리인|관리소|사무실|운영`,
        reads`(?:퇴거|퇴실|명도|이사|인도|해지|종료|비워|비울|나가|나갈|방을|집을).{0,12}(?:요구|요청|통보|통지|알리|알린|말하|말씀|지시|원하|달라|라고|고지|예고|청하)|(?:통보|통지|예고|고지|알리|알린|말씀|연락)(?:를|을)?(?:.{0,8})(?:하면|한뒤|한후|만으로|하고|로써|만하면|받으면|받은|한날|한때|시|으로|로)|${AT_WILL}|(?:경영|사업|영업|운영|개인|집안|내부|자금|회사|업무)(?:상|의)?(?:.{0,6})(?:필요|사정|이유|사유|판단|계획|형편)`,
        reads`${END}|해지|퇴실`,
        reads`안에|이내|내에|내로|까지|즉시|바로|곧바로|지체없이|당일|전(?:에)?|일뒤|개월뒤|주뒤|달뒤|만으로|이후|수있|하여야|해야|한다|합니다|함`,
      ],
      none: [
        KEPT,
        TENANTS_RIGHT,
        reads`${VOIDED}|${LATE}|무단|위반|어긴|어기|어겼|전대|[23]기|두기|세기|3회|갱신|재계약|연장|수리|수선|보증금|점검|출입|방문|배액|만(?:료|기)(?!전)|끝나|계약금|중도금|임차인(?:이|은|도)?.{0,20}(?:해지|원하|원할|요구|요청|희망|알리|통지|통보|말하|나갈수|나가려|나가고자)|(?:퇴거|퇴실|이사|나가|나갈)(?:하)?(?:시|실때|할때|려면|려는|고자|고싶|는날|는경우|날)|취업|발령|전근|그전에|매물|청소|짐을|주소|전입|담보|대출|근저당|신탁|체납|계좌|비밀번호|하루전|중개보수|복비|중도퇴실|조기퇴실|갱신요구|벌금|소음|멸실|불가항력`,
      ],
      severity: 'HIGH',
      reason: '임대인이 법이 정한 사유와 통지 없이 자기 사정만으로 임대차를 끝낼 수 있게 합니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:민원|항의|불편|소음|불만|신고|말썽|다툼|분쟁|불쾌|피해|위반|어기|어긴|품위|관리규정|규칙)`,
        reads`즉시|바로|곧|당장|예외없이|그날|최고(?:없|를하지)|통지없이|한번|1회|판단하면|인정하면|여기면|생각하면|들어오면|접수`,
        reads`${END}|해지|퇴실`,
      ],
      none: [
        KEPT,
        TENANTS_RIGHT,
        reads`${VOIDED}|상당한기간|시정|고치지않|[23]기|임대인이(?:위반|어기)|보증금|임차인(?:은|이).{0,14}해지|전대|양도|용도|2회|두번|세번|3회|거듭|반복|계속`,
      ],
      severity: 'HIGH',
      reason: '신뢰를 깨뜨릴 정도가 아닌 일로 최고 없이 계약을 끝내게 합니다.',
    },
    {
      all: [
        /landlord|lessor|owner|company/,
        /terminat|end(?:this|the)(?:lease|agreement|tenancy)|cancel|vacate|moveout|leavethe|quit|takeback|repossess|recover(?:possession|the)/,
        /anytime|atwill|discretion|forits?own|ownuse|personaluse|family|relative|son|daughter|sell|sold|sale|rebuild|redevelop|renovat|anyreason|noreason|without(?:cause|reason|stating|giving|notice|furthernotice|warning|demand)|forthwith|\d+days|(?:seven|ten|fourteen|thirty|two|three|five)(?:days|weeks)|onemonth|single|oncelate|onelate|oneinstal|immediately|sofits|sofit|sorequires|sowishes|ifneeded/,
      ],
      none: [
        /two(?:months|periods|consecutive|instal)|three(?:months'?|periods)rent|threemonths(?:of)?rent|breach|written(?:demand|consent)|sublet|maynot|shallnot|cannot|mustnot|only(?:if|when|where)|(?:tenant|lessee)(?:may|can|isfree|isentitled|mayalso|whowishes)|survives|continues|remains|expiry|endoftheterm|returns?thedeposit|deposit|repair|renew|binds|remainbound/,
      ],
      severity: 'HIGH',
      reason: '임대인이 법이 정한 사유 없이 임대차를 끝낼 수 있게 합니다.',
    },
  ],
  article: (subject) =>
    subject === 'LEASE_SHOP'
      ? article('상가건물 임대차보호법', '제10조의8')
      : article('주택임대차보호법', '제4조'),
  suggestion:
    '임대인은 계약기간 중 임의로 계약을 해지할 수 없으며, 임차인이 2기(상가는 3기)에 해당하는 차임을 연체하는 등 법이 정한 사유가 있을 때에 한하여 해지할 수 있다.',
}
