import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * Files that take longer than their size says, which is what a fresh clone has to go by: left to the end one is waited for alone. The
 * longest is first; `.ci/run` prints which they are.
 */
const LONGEST = [
  'test/golden/golden.test.ts',
  'test/eval.test.ts',
  'test/container.test.ts',
  'test/attacks/random.test.ts',
  'test/e2e/care.test.ts',
  'test/e2e/what-leads.test.ts',
  'test/e2e/real-data.test.ts',
  'test/e2e/law-topics.test.ts',
  'test/graphql/budget.test.ts',
  'test/graphql/hanging-model.test.ts',
  'test/graphql/model-consent.test.ts',
  'test/runs/replay.test.ts',
  'test/chaos/kill.test.ts',
  'test/attacks/linear.test.ts',
  'test/chaos/sessions.test.ts',
  'test/agent/memory/follow-up.test.ts',
  'test/store/shipped.test.ts',
  'test/dev/embedded/embedded.test.ts',
  'test/cli/import.test.ts',
  'test/store/upgrade.test.ts',
  'test/web/views.test.ts',
].map((file) => fileURLToPath(new URL(`../../${file}`, import.meta.url)))

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(moduleId)
  return at === -1 ? LONGEST.length : at
}

/** Of each project the longest files first, whether it was run before or not. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONGEST.filter((file) => !existsSync(file))
    if (gone.length > 0)
      throw new Error(`test/support/longest-first.ts names what is not there: ${gone.join(', ')}`)
    // Of a sequencer, not of an array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => placeOf(a) - placeOf(b)),
    )
  }
}
