import '#app/web/addresses.ts'
import '#platform/web/styles/app.css'

const page = document.documentElement
page.lang = 'en-NZ'
page.dataset.scripts = ''

// The files that one browser runs share its storage: a session would carry over to the next.
localStorage.clear()
sessionStorage.clear()
