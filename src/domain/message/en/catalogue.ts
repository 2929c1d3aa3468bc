import ANSWER from './answer.json' with { type: 'json' }
import CALCULATION from './calculation.json' with { type: 'json' }
import CHART from './chart.json' with { type: 'json' }
import CHECK from './check.json' with { type: 'json' }
import COMPARABLE from './comparable.json' with { type: 'json' }
import CONDITION from './condition.json' with { type: 'json' }
import CONSULT from './consult.json' with { type: 'json' }
import CONTRACT from './contract.json' with { type: 'json' }
import DEAL from './deal.json' with { type: 'json' }
import DOCUMENT from './document.json' with { type: 'json' }
import ERROR from './error.json' with { type: 'json' }
import FORM from './form.json' with { type: 'json' }
import JEONSE from './jeonse.json' with { type: 'json' }
import LEASE from './lease.json' with { type: 'json' }
import LEASE_CLAIM from './lease-claim.json' with { type: 'json' }
import LEASE_DEBT from './lease-debt.json' with { type: 'json' }
import LENDING from './lending.json' with { type: 'json' }
import MEMORY from './memory.json' with { type: 'json' }
import MORTGAGE from './mortgage.json' with { type: 'json' }
import PLAIN from './plain.json' with { type: 'json' }
import NOTE from './note.json' with { type: 'json' }
import NOTICE from './notice.json' with { type: 'json' }
import PUSH from './push.json' with { type: 'json' }
import REMINDER from './reminder.json' with { type: 'json' }
import REPORT from './report.json' with { type: 'json' }
import RESEARCH from './research.json' with { type: 'json' }
import RULING from './ruling.json' with { type: 'json' }
import RUN from './run.json' with { type: 'json' }
import SEARCH from './search.json' with { type: 'json' }
import TALK from './talk.json' with { type: 'json' }
import TAX from './tax.json' with { type: 'json' }
import TRUST from './trust.json' with { type: 'json' }

export const EN = {
  ...ANSWER,
  ...CALCULATION,
  ...CHART,
  ...CHECK,
  ...COMPARABLE,
  ...CONDITION,
  ...CONSULT,
  ...CONTRACT,
  ...DEAL,
  ...DOCUMENT,
  ...ERROR,
  ...FORM,
  ...JEONSE,
  ...LEASE,
  ...LEASE_CLAIM,
  ...LEASE_DEBT,
  ...LENDING,
  ...MEMORY,
  ...MORTGAGE,
  ...PLAIN,
  ...NOTE,
  ...NOTICE,
  ...PUSH,
  ...REMINDER,
  ...REPORT,
  ...RESEARCH,
  ...RULING,
  ...RUN,
  ...SEARCH,
  ...TALK,
  ...TAX,
  ...TRUST,
}
