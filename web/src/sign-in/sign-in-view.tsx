import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const SignInView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="user" title={say('signIn')} />
}
export default SignInView
