/** The name of the browser's signal, which is English in every language (I18N-17). */
export const GlobalPrivacyControl = () => <span lang="en">Global Privacy Control</span>
