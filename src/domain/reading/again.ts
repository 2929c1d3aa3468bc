import { anyPhrase } from './phrase.ts'

/** 다시 계산해 줘, 달라지나요: asks for nothing but what becomes of it. */
const AGAIN =
  /(?:다시|한\s?번\s?더)?\s?(?:계산|적용|반영|수정)(?:을)?\s?(?:해|하여)?서?\s?(?:줘|주세요|봐|줄래|주실래)?요?[?？]?|(?:뭐가|얼마나|많이|더|덜|좀)?\s?(?:달라|바뀌|늘어|줄어)[져지나요죠까는가데]{0,5}\s?[?？]?(?=\s*$)/g
export const withoutAgain = (text: string): string => text.replaceAll(AGAIN, ' ')

/** 4%로 다시 계산해줘, redo it at 4.7 %: what was worked out is to be worked out once more. */
const ONCE_MORE = anyPhrase(
  '다시 (계산|산출|뽑아|구해|해 줘|해줘|부탁)  다시$  redo_  rerun_  recalculate  (calculate|work|run|do) ~12 again',
)
export const asksOnceMore = (text: string): boolean => ONCE_MORE.test(text)

/** 전세면, 경우엔, what if: something is supposed. */
export const SUPPOSES_CASE =
  /[가-힣](?:면|라면|경우|경우엔|치면)(?=$|[\s,.?!~]|요|은|는|엔)|\b(?:what if|if|(?:what|how) about|and for)\b/i

/** 2억 8천으로 깎으면?, what if it was 300 million?: nothing is asked but what becomes of it. */
export const ENDS_SUPPOSING =
  /[가-힣](?:면|라면|경우|경우엔|치면)(?:요|은요?|은\s?어때요?)?(?:\s(?:그럼\s|총\s|모두\s)?얼마(?:예요|에요|야|죠|지|인가요|일까요?|임|나\s?(?:돼|되|나와)[가-힣]{0,3})?)?\s*[?？!.~ㅠㅜㅎㅋ]*$|^\s*(?:and |so |then )?(?:what if|what about|how about)\b/i

/** 그래서 얼마 받아요?, 그럼 얼마예요?: what comes out, and nothing of what. */
const BARE_AMOUNT =
  /^\s*(?:그럼|그러면|그래서|결국|그니까|총|모두|대략|제가|저는|전|난|나는|그때|다\s?해서|\s){0,3}얼마(?:나|까지|를)?\s?(?:더\s)?(?:받|나오|나와|내|돼|되|예요|에요|인가|줘야|달라|물어|들)?[가-힣\s]{0,12}[?？!.~]*\s*$|^\s*(?:so |then )?how much(?: is (?:it|that)| do i (?:get|pay)| would (?:it|that) be)?\s*\?*\s*$/i
export const isBareAmount = (text: string): boolean => BARE_AMOUNT.test(text)

/** What is asked, in a word of it. */
const ASKS =
  /[?？]|얼마|몇|어떻|어떡|언제|어디|누[가구]|무[엇슨]|뭐|뭘|왜|어느|까요|나요|는지|될까|되나|해야\s?(?:돼|해)|줘|주세요|줄래|알려|보여|찾아|추천|비교|설명|궁금|고마|감사|\b(?:what|how|when|where|who|why|which|should|please|thanks?|thank|tell|show|find)\b|^(?:is|are|do|does|did|can|could|will|would|may|must)\b/i
export const asksAnything = (text: string): boolean => ASKS.test(text)
