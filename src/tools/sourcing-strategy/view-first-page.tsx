import { toLabel } from '../reading/label.ts';
import { FirstPage } from '../view-parts/first-page.tsx';
import type { SourcingStrategyView } from './content.ts';
import { chooseFirstSearches } from './first-searches.ts';
import { SearchString } from './view-boolean-search.tsx';

interface SearchesFirstProps {
  platforms: SourcingStrategyView['booleanStrings'];
  onTabChange: (tab: string) => void;
}

export function SearchesFirst({ platforms, onTabChange }: SearchesFirstProps) {
  const searches = chooseFirstSearches(platforms);
  if (searches.length === 0) return null;
  return (
    <FirstPage
      title={searches.length === 1 ? 'The search to run first' : 'The searches to run first'}
      more={{ label: 'Boolean Search', onPress: () => onTabChange('boolean-search') }}
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 @4xl:grid-cols-3">
        {searches.map(({ platform, string }) => (
          <SearchString
            key={`${platform} ${string.label}`}
            platform={platform}
            string={string}
            name={toLabel(platform) || 'Search string'}
            isClamped
          />
        ))}
      </ol>
    </FirstPage>
  );
}
