import type { TALK as KO } from '../ko/talk.ts'

export const TALK: typeof KO = {
  'talk.greet':
    'Hello! I am HolmesNyangz, and I help with finding and contracting a home in Korea. What would you like to know?',
  'talk.greetAgain': 'Hello again. You can go on from what we talked about.',
  'talk.who':
    'I am HolmesNyangz: not a person, but an AI assistant for finding a home in Korea, contracting it and keeping the deposit safe.',
  'talk.able': 'With finding and contracting a home I can help like this.',
  'talk.ability.calculate':
    'working out acquisition tax, brokerage fees, loan limits, deposit and rent conversion',
  'talk.ability.contract':
    'checking a lease or sale contract for risky clauses, drafting contracts and certified letters',
  'talk.try': 'Just ask as you would a person, for example:',
  'talk.thanks': 'You are welcome, I am glad that it helped.',
  'talk.okay': 'All right.',
  'talk.bye': 'Goodbye, and I hope that you find a good home. Come back whenever a question comes up.',
  'talk.next': 'A sensible next step:',
  'talk.next.PROPERTY_SEARCH':
    'pick a listing and ask “Is the first one safe?”, and I weigh its jeonse ratio and the risk to the deposit.',
  'talk.next.MARKET_INQUIRY':
    'tell me your budget, and I find listings at that price and compare them with reported deals.',
  'talk.next.LOAN_CONSULT':
    'before you pay anything down, ask two or three banks for limit and rate on the same terms.',
  'talk.next.LEGAL_CONSULT':
    'keep promises with dates and amounts in writing. The Korea Legal Aid Corporation (132) advises free of charge.',
  'talk.next.RISK_ANALYSIS':
    'get the registry extract before you sign, see who owns the home and what is mortgaged, and ask whether the deposit can be guaranteed.',
  'talk.next.CONTRACT':
    'agree on the changed wording in writing, and get the registry extract once more on the day of the balance.',
  'talk.afterCrisis':
    'Thank you for telling me. One call is enough for today: **1533-8119, the support centre for victims of jeonse fraud**. Tell them what happened; they go through the next steps with you and can arrange counselling.',
  'talk.afterCrisis.papers':
    'Put the contract, the transfers, the messages and the registry extract in one place: the application to be recognised as a victim uses them as they are.',
  'talk.afterCrisis.stay':
    'Do not move out or change your registered address before the deposit is returned. If the lease has ended, apply to the court for registration of the leasehold, and move only when it is registered.',
  'talk.afterCrisis.victim':
    'Apply to the city or province to be recognised as a victim of jeonse fraud: then an auction can be put off, you may buy the home before others or leave it to LH, and loans and housing are open.',
  'talk.afterCrisis.auction':
    'If the court wrote that an auction has begun, claim your share there before the deadline for claims. Write that date down.',
  'talk.afterCrisis.counsel': 'The Korea Legal Aid Corporation (132) advises free of charge.',
  'talk.afterCrisis.line':
    'Whenever it gets heavy again, **109** is open day and night. Tell me when the lease ends, the deposit and whether an auction has begun, and we sort it out here as well.',
  'talk.kept': ({ things }) => `I will remember: ${things}.`,
  'talk.kept.use':
    'It is used when I search and calculate. Ask “What do you remember about me?” to see it, and say “forget it all” to delete it.',
  'talk.noted':
    'Noted in this conversation. Kept beyond it are: region, deal and kind of home, budget, size, household, income, homes owned and funds.',
  'talk.known': 'This is all that I remember of you.',
  'talk.known.one': ({ name, value }) => `${name}: ${value}`,
  'talk.known.searched': ({ name, value }) => `${name}: ${value} (from a search)`,
  'talk.known.change':
    'Say it again where it has changed; to delete it say “forget my income” or “forget it all”.',
  'talk.known.nothing':
    'I remember nothing about you. Say “remember that I own no home”, and I use it from then on.',
  'talk.forgot': ({ things }) => `I forgot it and deleted: ${things}. It will not be used again.`,
  'talk.forgot.left': ({ things }) => `Still remembered: ${things}`,
  'talk.forgot.empty': 'Nothing is left.',
  'talk.forgot.none': ({ things }) => `There is nothing to forget: nothing is kept about ${things}.`,
  'talk.forgot.which':
    'What shall I forget? This is what I remember. Say “forget my income” or “forget it all”.',
  'talk.soFar': 'This is what we talked about so far.',
  'talk.soFar.nothing':
    'We have not talked about anything yet. Ask me whatever has to do with finding and contracting a home.',
  'talk.soFar.homes': ({ count }) => `${count} were shown.`,
  'talk.soFar.ground': ({ names }) => `Based on: ${names}`,
  'talk.soFar.person': ({ things }) => `What you told me: ${things}`,
}
