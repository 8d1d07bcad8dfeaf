// The files that one browser runs share its storage: a session would carry over to the next.
localStorage.clear()
sessionStorage.clear()
