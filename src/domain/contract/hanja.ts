/** The Chinese characters that old-style contracts are written in, each followed by its reading. */
const READINGS =
  '賃임貸대借차人인甲갑乙을保보證증金금契계約약解해除제止지期기間간返반還환抵저當당權권設설定정更갱新신延연長장' +
  '要요求구必필後후任임入입住주破파損손修수理리責책事사由유時시使사用용所소有유者자家가屋옥住주宅택建건物물土토地지' +
  '目목的적月월年년日일額액料료支지給급拂불讓양渡도轉전貸대傳전貰세賣매買매中중途도殘잔額액違위反반滯체納납' +
  '稅세國국方방特특項항條조第제本본同동意의承승諾낙無무效효拒거絶절出출入입管관費비原원狀상回회復복退퇴去거明명' +
  '名명義의登등記기通통知지催최告고請청負부擔담全전部부增증減감協협議의法법律률適적不불可가動동産산印인' +
  '竝병的적自자然연磨마耗모故고過과失실信신託탁受수委위擔담優우先선順순位위隣린商상店점鋪포營영業업許허口구座좌預예主주抛포棄기禁금滅멸'

const TABLE: ReadonlyMap<string, string> = new Map(
  Array.from({ length: READINGS.length / 2 }, (_, i) => [READINGS[2 * i] ?? '', READINGS[2 * i + 1] ?? '']),
)

export const readHanja = (text: string): string =>
  /[一-鿿]/.test(text) ? text.replace(/[一-鿿]/g, (char) => TABLE.get(char) ?? char) : text
