import { brand } from '@ott/brand'
import { index, layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

/** Every URL of the site, the locale first. Titles are at the root, so their route comes last. */
export default [
  route(':locale', 'routes/locale-layout.tsx', [
    layout('routes/site-layout.tsx', [
      index('routes/home.tsx'),
      route('movies', 'routes/movies.tsx'),
      route('shows', 'routes/shows.tsx'),
      route('genre/:slug?', 'routes/genre.tsx'),
      route('people/:personId', 'routes/person.tsx'),
      route('search', 'routes/search.tsx'),
      route('help', 'routes/help.tsx'),
      route('accessibility', 'routes/accessibility.tsx'),
      route('terms', 'routes/terms.tsx'),
      route('privacy', 'routes/privacy.tsx'),
      route('privacy-choices', 'routes/privacy-choices.tsx'),
      route('welcome', 'routes/welcome.tsx'),
      route('redeem', 'routes/redeem.tsx'),
      route('login', 'routes/login.tsx'),
      route('activate', 'routes/activate.tsx'),
      route('profiles', 'routes/profiles.tsx'),
      route('device-limit-exceeded', 'routes/device-limit.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('revert-contact', 'routes/revert-contact.tsx'),
      layout('routes/require-auth.tsx', [
        route('plans', 'routes/plans.tsx'),
        route('plans/benefits', 'routes/plans-benefits.tsx'),
        route('redirect', 'routes/redirect.tsx'),
        route('settings', 'routes/settings.tsx'),
        route('settings/accounts', 'routes/settings-accounts.tsx'),
        route('settings/playback', 'routes/settings-playback.tsx'),
        route('settings/parental-control', 'routes/settings-parental-control.tsx'),
        route('settings/devices', 'routes/settings-devices.tsx'),
        route('settings/help', 'routes/settings-help.tsx'),
        route(`my-${brand.slug}`, 'routes/activity.tsx'),
      ]),
      route('*', 'routes/title.tsx'),
    ]),
    layout('routes/require-auth.tsx', { id: 'routes/require-auth-of-checkout' }, [route('plans/checkout', 'routes/plans-checkout.tsx')]),
    route(':link/:contentId/watch', 'routes/watch.tsx'),
  ]),
  index('routes/redirect-to-locale.tsx', { id: 'routes/root-redirect-to-locale' }),
  route('*', 'routes/redirect-to-locale.tsx'),
] satisfies RouteConfig
