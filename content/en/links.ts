/**
 * Addresses outside our own site. All stand under the reserved `.example` domain until the chain puts its own here.
 */
export const links = {
  stores: {
    ios: 'https://apps.ios.example/app/heliora/id1600000142',
    android: 'https://apps.android.example/store/details?id=example.heliora.app',
  },
  jobs: 'https://jobs.heliora.example/',
  businessOpportunity: 'https://franchise.heliora.example/',
  retreatBooking: 'https://retreats.heliora.example/cabo-san-lucas',
  tulumBooking: 'https://retreats.heliora.example/tulum',
  social: {
    photos: 'https://photos.example/heliora',
    films: 'https://films.example/heliora',
    community: 'https://community.example/heliora',
  },
  mail: {
    legal: 'legal@heliora.example',
    privacy: 'privacy@heliora.example',
    app: 'app@heliora.example',
  },
} as const;
