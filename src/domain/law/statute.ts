/** How the number of an article is written: 제7조, 제6조의2. */
export const ARTICLE_NUMBER = /^제\d+조(?:의\d+)*$/

/** A law in one version, as its publisher wrote it. Days as YYYY-MM-DD. */
export interface Statute {
  name: string
  /** 법률, 대통령령, 국토교통부령 … */
  kind: string
  /** 법령ID, the same over all versions. */
  lawId: string
  /** 법령MST, this version; '' where the source does not tell it. */
  mst: string
  promulgatedOn: string | null
  effectiveOn: string | null
  sourceUrl: string
}

export interface StatuteArticle {
  /** “제7조의2”; of a supplementary provision its heading, “부칙 <제19356호,2023.4.18>”. */
  articleNumber: string
  title: string
  /** The statute's own words, a paragraph (①), item (1.) or sub-item (가.) a line; amendment marks are left out. */
  content: string
  /** “제3편 채권 > 제2장 계약 > 제7절 임대차”; null in a law without chapters. */
  chapter: string | null
  /** Deleted, or moved to another number and left as an empty heading. */
  isDeleted: boolean
  /** 부칙. */
  isSupplementary: boolean
}
