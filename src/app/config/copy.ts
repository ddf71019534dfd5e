/** Shown to the person who deploys, on the error screen and in the browser console. */
export const configIsPage =
  "/config.json est une page HTML : le serveur web répond index.html à la place du fichier. Copiez le config.json du build à côté d'index.html, ou répondez 404 quand un fichier manque."
