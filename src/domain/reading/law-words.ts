import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** Parties, kinds of contract, what is done, and negations. */
const DECISIVE =
  /임대인|집주인|건물주|임차인|세입자|매도인|매수인|중개사|전세|월세|매매|상가|가게|주택|아파트|오피스텔|빌라|인상|올리|인하|내리|깎|갱신|해지|해제|거절|반환|보증금|계약금|권리금|위약금|대항력|확정일자|전입|경매|수리|전대|양도|상속|증여|취득|재산세|과태료|벌금|안\s?(?=[가-힣])|못\s?(?=[가-힣])|없|아니|말고|제외|전에|후에|이상|이하|초과|미만|landlord|tenant|lessor|lessee|seller|buyer|not|without|before|after|increase|decrease|renew|terminate/gi

/** The words that make two questions which are spelt alike different ones. */
export const decisiveWords = (text: Prose): string[] =>
  [...textOf(text).matchAll(DECISIVE)].map(([word]) => word.toLowerCase().trim())

const HOUSING =
  /집|방(?=[을이에\s])|살(?:게|고|던|겠|려|았|수)|세입|주인|임대|임차|계약|이사|땅|토지|마당|담장|자격증|조정|등기|건물|이웃|옆집|윗집|월세|전세|매매|중개|보증금|\b(?:home|house|rent|lease|landlord|tenant|deposit|apartment)\b/i

/** Whether a question uses a word of housing, whatever it is about. */
export const soundsLikeHousing = (text: Prose): boolean => HOUSING.test(textOf(text))
