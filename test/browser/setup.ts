import '#web/styles/app.css'

// As the server sends the page, and as its head leaves it.
const page = document.documentElement
page.lang = 'en-NZ'
page.dataset.scripts = ''
