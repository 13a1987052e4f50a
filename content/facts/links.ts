/** URLs of other sites, and mailboxes. `.example` marks those to be replaced. */
export const links = {
  /** A route planner that needs no account; replace it with the one your members use. */
  directions: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
  /** The license of the map's data requires exactly this link. */
  mapData: 'https://www.openstreetmap.org/copyright',
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
    /** Receives submissions for which there is no manager. */
    office: 'office@heliora.example',
  },
} as const;
