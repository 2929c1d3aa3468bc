import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { buildPlaceIndex } from '../../../domain/language/places.ts'
import { calibrate } from '../../../domain/learned/calibration.ts'
import stored from '../../../domain/reading/intent/weights.json' with { type: 'json' }
import { shippedRegions } from '../../../store/reference/regions.ts'
import { auc } from '../../eval/statistics.ts'
import { parseExamples } from '../examples.ts'
import { fitCalibration } from '../fit.ts'
import type { Outcome } from '../fit.ts'
import { readInFolds, trainIntents } from '../intents.ts'
import { isTaught } from '../taught.ts'

const EXAMPLES = new URL('../../../domain/reading/intent/examples.tsv', import.meta.url)

/** By tenths of what was said. */
const reliability = (outcomes: readonly Outcome[]) =>
  Array.from({ length: 10 }, (_, tenth) => {
    const inside = outcomes.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth)
    const mean = (of: (it: Outcome) => number) =>
      inside.reduce((sum, it) => sum + of(it), 0) / Math.max(1, inside.length)
    return { count: inside.length, said: mean((it) => it.said), right: mean((it) => Number(it.isRight)) }
  })

/** Expected calibration error: how far what is said lies from how often it is right, on average. */
const calibrationError = (outcomes: readonly Outcome[]): number =>
  reliability(outcomes).reduce((sum, { count, said, right }) => sum + count * Math.abs(said - right), 0) /
  Math.max(1, outcomes.length)

const rightOf = (list: readonly { isRight: boolean }[]) =>
  list.filter(({ isRight }) => isRight).length / list.length

export const judge = () => {
  const examples = parseExamples(readFileSync(EXAMPLES, 'utf8'))
  const places = buildPlaceIndex(shippedRegions())
  const held = readInFolds(examples, places).flatMap((all, fold) => all.map((one) => ({ ...one, fold })))
  const outcomes = held.map(({ example, fold, reading }) => ({
    text: example.text,
    said: reading.likely,
    isRight: reading.intent === example.intent,
    fold,
  }))
  const pairs = held
    .filter(({ example }) => example.intent === 'COMPREHENSIVE')
    .flatMap(({ example, reading }) =>
      reading.needs.map(([need, likely]) => ({ is: example.needs.includes(need), said: likely > 0.3 })),
    )
  const hits = pairs.filter(({ is, said }) => is && said).length
  // On folds that it was not fitted to as well.
  const calibrated = outcomes.map(({ said, isRight, fold }) => ({
    said: calibrate(fitCalibration(outcomes.filter((other) => other.fold !== fold)), said),
    isRight,
  }))
  const isCalibrated = isDeepStrictEqual(fitCalibration(outcomes), stored.calibration)
  return {
    right: rightOf(outcomes),
    rightInEnglish: rightOf(outcomes.filter(({ text }) => !/[가-힣]/.test(text))),
    needsRight: hits / pairs.filter(({ said }) => said).length,
    needsFound: hits / pairs.filter(({ is }) => is).length,
    calibrationError: calibrationError(calibrated),
    auc: auc(calibrated.map(({ said, isRight }) => ({ confidence: said, isRight }))) ?? 0,
    isTaught: Number(isCalibrated && isTaught(stored, trainIntents(examples, places))),
  }
}
