import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  LevelFormat,
  PageNumber,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  VerticalMergeType,
  WidthType,
} from 'docx'
import { cleanText } from '../domain/text/clean.ts'
import type { Block, Cell } from '../domain/document/block.ts'

/** Malgun Gothic is on every Windows and Mac with Office; other programs put their own Korean font in its place. */
const FONT = { ascii: 'Malgun Gothic', hAnsi: 'Malgun Gothic', eastAsia: '맑은 고딕', cs: 'Malgun Gothic' }
const PAGE = { width: 210, height: 297, margin: 20, bottom: 22 }
const LINE = convertMillimetersToTwip(PAGE.width - 2 * PAGE.margin)
/** Half points. */
const SIZE = { title: 36, heading: 24, body: 20, small: 18 }
const SHADE = 'EEF1F5'
const RULE = { style: BorderStyle.SINGLE, size: 4, color: '7A8594' }
const TERMS = 'terms'

const BLANK = /(＿+)/
/** Room to write by hand is an underlined space: a row of underscores breaks into dashes in some fonts. */
const runs = (text: string, size = SIZE.body, bold = false): TextRun[] =>
  cleanText(text)
    .split(BLANK)
    .filter((part) => part !== '')
    .map((part) =>
      BLANK.test(part)
        ? new TextRun({ text: '\u00a0'.repeat(part.length * 3), size, underline: {} })
        : new TextRun({ text: part, size, bold }),
    )

const paragraph = (
  text: string,
  more: { center?: boolean; before?: number; indent?: number } = {},
): Paragraph =>
  new Paragraph({
    children: runs(text),
    alignment: more.center ? AlignmentType.CENTER : AlignmentType.LEFT,
    spacing: { before: more.before ?? 40, after: 40, line: 300 },
    ...(more.indent !== undefined && { indent: { left: more.indent } }),
  })

const heading = (text: string, pageBreakBefore = false): Paragraph =>
  new Paragraph({
    children: runs(text, SIZE.heading, true),
    keepNext: true,
    pageBreakBefore,
    spacing: { before: 260, after: 100 },
  })

const numbered = (text: string, instance: number): Paragraph =>
  new Paragraph({
    children: runs(text),
    numbering: { reference: TERMS, level: 0, instance },
    spacing: { before: 40, after: 40, line: 300 },
  })

const widthOf = (widths: readonly number[], from: number, span: number): number => {
  const all = widths.reduce((sum, width) => sum + width, 0)
  const own = widths.slice(from, from + span).reduce((sum, width) => sum + width, 0)
  return Math.round((LINE * own) / all)
}

const toCell = (content: Cell, width: number, keepNext: boolean): TableCell =>
  new TableCell({
    children: [
      new Paragraph({
        children: runs(content.text, SIZE.small, content.head === true),
        keepNext,
        alignment: content.head ? AlignmentType.CENTER : AlignmentType.LEFT,
        spacing: { line: 260 },
      }),
    ],
    columnSpan: content.span ?? 1,
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { top: 70, bottom: 70, left: 90, right: 90 },
    ...(content.head && { shading: { fill: SHADE } }),
    ...(content.merge && {
      verticalMerge: content.merge === 'start' ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE,
    }),
  })

const toRow = (cells: readonly Cell[], widths: readonly number[], last: boolean): TableRow => {
  let column = 0
  const children = cells.map((content) => {
    const span = content.span ?? 1
    const width = widthOf(widths, column, span)
    column += span
    return toCell(content, width, !last)
  })
  // Nothing of a table is left behind on another page: not a part of a row, and no signature without its name.
  return new TableRow({ children, cantSplit: true })
}

const toTable = (widths: readonly number[], rows: readonly (readonly Cell[])[]): Table =>
  new Table({
    rows: rows.map((row, index) => toRow(row, widths, index === rows.length - 1)),
    columnWidths: widths.map((_, index) => widthOf(widths, index, 1)),
    width: { size: LINE, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: {
      top: RULE,
      bottom: RULE,
      left: RULE,
      right: RULE,
      insideHorizontal: RULE,
      insideVertical: RULE,
    },
  })

const toChildren = (block: Block, index: number): (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({
          children: [
            new TextRun({ text: cleanText(block.text), size: SIZE.title, bold: true, characterSpacing: 60 }),
          ],
          alignment: AlignmentType.CENTER,
          spacing: { before: 0, after: 200 },
        }),
      ]
    case 'heading':
      return [heading(block.text)]
    case 'paragraph':
      return [paragraph(block.text, { center: block.align === 'center', before: 100 })]
    case 'clause':
      return [
        new Paragraph({
          children: runs(block.title, SIZE.body, true),
          keepNext: true,
          spacing: { before: 120, after: 20 },
        }),
        ...block.paragraphs.map((text) => paragraph(text, { indent: 200 })),
      ]
    case 'list':
      return block.items.map((item) => numbered(item, index))
    case 'table':
      return [toTable(block.widths, block.rows)]
    case 'guidance':
      return [heading(block.heading, true), ...block.items.map((item) => numbered(item, index))]
    default:
      return block satisfies never
  }
}

const footer = (title: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: SIZE.small,
            color: '5A6472',
            children: [`${title}   `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })

/** A document as an Office Open XML file that Word and LibreOffice open: A4, Korean fonts, pages numbered. */
export const renderDocx = async (named: string, blocks: readonly Block[]): Promise<Uint8Array> => {
  const title = cleanText(named)
  const margin = convertMillimetersToTwip(PAGE.margin)
  const document = new Document({
    title,
    // Nothing about who made it or where.
    creator: 'HolmesNyangz',
    lastModifiedBy: 'HolmesNyangz',
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE.body, language: { value: 'ko-KR', eastAsia: 'ko-KR' } } },
      },
    },
    numbering: {
      config: [
        {
          reference: TERMS,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: convertMillimetersToTwip(PAGE.width),
              height: convertMillimetersToTwip(PAGE.height),
            },
            margin: {
              top: margin,
              right: margin,
              left: margin,
              bottom: convertMillimetersToTwip(PAGE.bottom),
            },
          },
        },
        footers: { default: footer(title) },
        children: blocks.flatMap(toChildren),
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
