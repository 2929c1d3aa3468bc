import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style/tokens.css'
import './style/base.css'
import { applyTheme } from './layout/theme.ts'

applyTheme()
const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
// The typeface comes after the first picture: system type is good to read meanwhile.
void import('./style/fonts.ts')
