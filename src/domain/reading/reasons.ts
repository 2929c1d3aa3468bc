/** Why somebody asks, and not what: 무서워서, 전세사기 걱정돼서 그러는데, 깡통될까봐 겁나서. */
const FEARS =
  /(?:[가-힣]{1,6}\s?(?:될까\s?봐|당할까\s?봐|일까\s?봐)\s?)?(?:(?:전세\s?)?사기(?:가|는|도)?\s?|깡통(?:전세)?(?:이|가)?\s?)?(?:너무\s?|좀\s?)?(?:무서워|무섭|걱정\s?(?:이?\s?)?(?:돼|되|이|이라)|불안해|불안하|겁\s?(?:이\s?)?나|겁나)(?:서|어서|니까?|기도\s?하고|고)(?:\s?(?:그러는데|그런데|그래서))?(?:요)?/g
/** What is left must still ask for something. */
const LEAST = 6

/** A text in which the reasons of its author are blank: they ask for nothing, and every other word keeps its place. */
export const withoutReasons = (text: string): string => {
  const rest = text.replace(FEARS, (said) => ' '.repeat(said.length))
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST ? rest : text
}
