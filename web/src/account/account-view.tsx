import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const AccountView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="user" title={say('account')} />
}
export default AccountView
