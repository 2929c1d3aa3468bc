/** Parts of expressions over plain text (no spaces). Each is the source of a group without captures. */

/** Joins vocabulary into an expression. */
export const reads = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: strings.raw }, ...parts))

export const LESSOR =
  '(?:임대인|집주인|건물주|주인(?!공)|소유자|소유주|임대측|빌려주는(?:쪽|사람)|주인네|주인집|주인댁|집임자|세놓는(?:쪽|사람|이)|세준(?:쪽|사람)|건물소유주|집을내준|(?<![가-힣])갑(?=은|이|의|측|에게)|매도인|저희|제가|저는|저한테|운영사|운영자|운영측|매니저|임대회사|임대사업자|관리회사|호스트|(?<![가-힣])(?:회사|당사)(?=[는가의도측에])|landlord|lessor)'
export const TENANT =
  '(?:임차인|세입자|입실자|입실인|이용자|거주인|임차측|임차가구|(?:쓰|살|사|지내|계|머물|들어오|들어와사|들어사|입주하|빌리|거주하|이용하|점포를쓰|방을쓰|집을쓰)(?:시)?(?:는|던|신|실|고있는|고계신)(?:분|사람|쪽|이(?=[가는]))|입주자|입주인|사(?:시)?는(?:사람|분|쪽|이)|살(?:고)?(?:계신|고있는)(?:사람|분|쪽)|쓰(?:시)?는(?:사람|분|쪽)|들어(?:오|와사)(?:시)?는(?:사람|분|쪽|이)|들어와(?:서)?사는(?:사람|분|쪽|이)|살고있는(?:사람|분|쪽)|세든(?:사람|쪽|이)|세를든(?:사람|쪽)|세얻은(?:사람|쪽)|빌리는(?:사람|분|쪽)|빌린(?:사람|분|쪽)|영업자|영업하는(?:사람|분|쪽|이)|가게를(?:하는|꾸리는)(?:사람|분|쪽|이)|입점자|점주|사용자(?=[은는이가의])|거주인|전차인|거주하는(?:사람|분|쪽)|거주자|집쓰는(?:사람|분|쪽|이)|집을쓰는(?:사람|분|쪽|이)|얻는(?:사람|쪽|이)|점포를쓰는(?:사람|쪽)|장사하는(?:사람|분|쪽)|(?<![가-힣])을(?=은|이|의|측|에게)|매수인|tenant|lessee)'

/** A predicate turned down: 않는다, 아니한다, 못한다, 수 없다, 금지, 불가, 말아 달라. */
export const NOT =
  '(?:지(?:는|도|를|조차)?(?:않|아니|못|말|마)|안(?:되|된|돼|됨|됩|한다|하기|하는|함|할|해|받|합)|못(?:한|하|함|해|할|합|받|쓴|간)|수(?:는|가|도)?없|없(?:다|음|이|기|으며|고|습|어|는|던)|아니(?:한|하|된|함|할|합|다)|아님|아닙|(?<![잔대약도증급])금지(?![급불])|(?<![잔대약도증])금(?:하|한)(?=지|는|다|며|고|기)|불가|불허|삼가|삼간|사절|배제|포기|생략|거절(?:한|할수있)|거부(?:한|할수있))'

/** The English refusals that a clause can put on the tenant, spaces gone. */
export const MUST_NOT =
  '(?:(?:shall|may|must|will|can|is)not(?:to|allowedto|permittedto)?|cannot|agreesnotto|undertakesnotto|promisesnotto|refrainsfrom|waives|givesup|isforbidden(?:to|from)|isprohibitedfrom|hasnoright)'

/** Given up or not done, by the one who has a right. */
export const WAIVED = '(?:포기|내려놓|단념|거두|접는|접고|접기로)'

/** Money given for safekeeping. */
export const DEPOSIT = '(?:보증금|전세금|전셋돈|전세보증|맡긴돈|맡겨둔돈|맡은돈|맡긴금액|deposit)'
export const RENT = '(?:월차임|차임|월세|임대료|임료|달세|방세|집세|세(?=를올)|rent)'

export const BROKEN = '(?:위반|어겨|어기|어긴|어겼|깨(?:면|는)|불이행|이행하지)'
export const LEAVING =
  '(?:퇴거|퇴실|나갈|나가(?:실|는|면|시|며|기|서|고)|나간|이사(?:할|나|를|갈|가)|반환|종료|만료|만기|끝나|끝날|끝난|명도|떠나|떠날|비울|비우|비워|빠질|뺄때|빼실|방을뺄|인도할때)'

/** By mistake or intent of the one who uses: what a tenant answers for anyway. */
export const FAULT =
  '(?:고의|과실|부주의|귀책|잘못(?!을따|이누|을묻|여부)|망가뜨|깨뜨|깨트|찢|파손(?:한|하|시)|훼손(?:한|하|시|된)|책임있는|책임질사유|들여온|가져온|임차인이산|임차인(?:의)?소유|오남용|함부로|설치한|뚫은|어지럽|더럽|반려|강아지|고양이|애완|흡연으로|담배)'
/** … unless the clause says that it does not matter whose. */
export const WHOEVER =
  '(?:원인|책임|잘못|귀책|과실|사유|까닭|이유|누구)(?:이|가|의|은|는|을|를)?(?:여부|유무|소재|잘못|탓)?(?:이|가|을|를|에|와|과)?(?:.{0,8})(?:따지지|묻지|불문|상관없|관계없|관계하지|가리지|무관|막론|어떻든)'

export const COUNT = '(?:\\d+|한|두|세|석|서|넉|네|다섯|여섯|일|이|삼|사|오|육|십|십이|열|열두|몇|수)'
export const MONEY =
  '(?:(?:\\d[\\d,.]{0,14}|[일이삼사오육칠팔구십백천]{1,8})(?:억|만|천|백)?(?:[\\d,.]{0,9}|[일이삼사오육칠팔구십백천]{0,8})(?:만|천|백)?원|\\d[\\d,.]{0,14}만(?!㎡)|₩[\\d,]{1,16})'

/** Puts up with it: 문제 삼지 않는다, 탓하지 않는다, 양해한다, 감수한다. */
export const ACCEPTS =
  '(?:(?:문제삼|탓하|막|말리|불평하|따지|나무라|다투|거부하|거절하|반대하|항의하|원망하|토를달|시비하)지(?:않|아니|못)|(?:이의|불만|불평|항의|군말|토|책임)(?:를|을|가|이|도)?(?:제기하지|달지|하지|갖지|묻지|말하지|없)|양해(?:한|하)|이해(?:한|하|해)|감수|감안|받아들|용인|각오|동의(?:한|하)|승낙(?:한|하)|응(?:한|하여야|해야|하기로))'

/** Money, work or consent put off on what is still to come. */
export const AFTERWARDS =
  '(?:뒤|후|다음(?!달|날|해)|나서|이후|고서|지나|때까지|날까지|야만|어야|아야|여야|되어야|돼야|면(?=[가-힣,]*(?:드|돌|반환|지급|주|내)))'

/** The end of the lease, by whatever word. */
export const ENDED =
  '(?:만료|종료|만기|기간(?:이)?(?:끝|다|차|지나)|끝나|끝난|끝날|퇴거|퇴실|나가|나간|나갈|이사|명도|비우|비운|비울|인도|짐을|떠나|떠난|계약해지|해지)'

/** Nothing of this kind is agreed, or what is agreed to the contrary is void. */
export const VOIDED =
  '(?:(?:약정|특약|합의|조항|조건)(?:도|을|를|은|는)?(?:.{0,6})(?:하지|두지|넣지|붙이지)(?:않|아니)|무효(?:로|이|다|임|입|라|하)|효력(?:이|을)?(?:없|잃)|강요(?:하지|할수없))'
