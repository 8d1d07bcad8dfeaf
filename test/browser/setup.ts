import './empty-storage.ts'
import '#app/web/addresses.ts'
import '#platform/web/styles/app.css'

const page = document.documentElement
page.lang = 'en-NZ'
page.dataset.scripts = ''
