// The addresses of all pages, as the app has them.
import '#app/server/all-pages.ts'
