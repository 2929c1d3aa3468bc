export interface Section {
  id: string
  /** Null for what stands before the first heading. */
  title: string | null
  depth: number
  text: string
}

const HEADING = /^(#{1,4})\s+(\S.*)$/

/** A Markdown text by its headings, in order; what looks like a heading within a fence is none. */
export const sectionsOf = (text: string): Section[] => {
  const sections: Section[] = []
  let open: Omit<Section, 'id' | 'text'> = { title: null, depth: 1 }
  let lines: string[] = []
  let isFenced = false
  const close = () => {
    const body = lines.join('\n').trim()
    if (open.title !== null || body !== '')
      sections.push({ ...open, id: `section-${sections.length + 1}`, text: body })
    lines = []
  }
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isFenced = !isFenced
    const [, marks = '', title = ''] = (!isFenced && HEADING.exec(line)) || []
    if (marks === '') lines.push(line)
    else {
      close()
      open = { title: title.replaceAll('**', '').trim(), depth: marks.length }
    }
  }
  close()
  return sections
}
