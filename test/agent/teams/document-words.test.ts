import { getNamedType, isInputObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { partiesForm } from '../../../src/domain/form/contract.ts'
import { sayIssues } from '../../../src/domain/form/form.ts'
import { name } from '../../../src/domain/message/arg.ts'
import { wordsIn } from '../../../src/domain/message/say.ts'
import { CATALOGUES } from '../../../src/domain/message/catalogue.ts'
import { LANGUAGES } from '../../../src/domain/languages.ts'
import { buildSchema } from '../../../src/graphql/schema.ts'
import {
  asking,
  beginContract,
  documentWorld,
  MAPO_HOME,
  parties,
  select,
} from '../../support/document-world.ts'

/** Names that programs have for what is answered. */
const machineWords = (): ReadonlySet<string> => {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const open = [buildSchema().getType('InputResponse')]
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    if (!isInputObjectType(type) || seen.has(type)) continue
    seen.add(type)
    for (const field of Object.values(type.getFields())) {
      names.add(field.name)
      open.push(getNamedType(field.type))
    }
  }
  return names
}
const NAMES = machineWords()

/** Those of them that no reader would take for words: any in Korean, in English those in brackets and the compound ones. */
const shownIn = (text: string, language: string): string[] => {
  const plain = text.replaceAll(/\{[^}]*\}/g, '')
  return [...plain.matchAll(/(\()?\b([a-z]+[A-Za-z]*)\b(\))?/g)].flatMap(([, opens, word = '', closes]) =>
    NAMES.has(word) && (language === 'KO' || /[A-Z]/.test(word) || (opens && closes)) ? [word] : [],
  )
}

describe.each(LANGUAGES)('in %s', (language) => {
  const label = wordsIn(language)

  test('a field is called by its label and by no name that programs have for it', () => {
    expect(NAMES).toContain('ownHome')
    expect(shownIn('직접 적을 수 있어요(ownHome)', 'KO')).toEqual(['ownHome'])
    expect(shownIn('the address (home)', 'EN')).toEqual(['home'])
    const own = label('document.chooseHome', { count: name('3'), own: name(label('form.home.own')) })
    expect(own).toContain(label('form.home.own'))
    const address = label('document.typeHome', { field: name(label('form.home.address')) })
    expect(address).toContain(label('form.home.address'))
    for (const text of [own, address, ...Object.values(CATALOGUES[language])])
      expect([text, shownIn(text, language)]).toEqual([text, []])
  })

  test('what is wrong is told by the labels of the form and in its language', () => {
    const form = partiesForm({ documentType: 'sales_contract' }, language)
    const said = sayIssues(
      form,
      [
        { field: 'contractParties.deposit', message: 'the down payment is more than the price' },
        { field: 'contractParties.endDate', message: 'must be after startDate' },
      ],
      language,
    )
    expect(said).toContain(label('form.downPayment'))
    expect(said).toContain(label('form.sale.endDate'))
    expect(said).toContain(label('rule.DOWN_PAYMENT'))
    expect(shownIn(said, language)).toEqual([])
  })
})

test('a run asks for the home in words alone', async () => {
  const asked = await beginContract(documentWorld(), '전월세 계약서 작성해줘').talk(
    select(MAPO_HOME),
    parties(),
  )
  const { message } = asking(asked, 'PROPERTY_SELECTION')
  expect(message).toContain(wordsIn('KO')('form.home.own'))
  expect(shownIn(message, 'KO')).toEqual([])
})
