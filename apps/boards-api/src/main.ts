import { runService } from '@kiban/app-config';
import { HttpService } from '@kiban/http-kit';
import { Readiness } from '@kiban/observability';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import { AppModule } from './app.module.js';
import { CellClaim } from './cell/cell-claim.js';
import { largeBodies } from './import-export/large-bodies.js';
import { SearchIndexer } from './search/search-indexer.js';

runService(async () => {
  const service = await HttpService.create({
    module: AppModule,
    largeBodies,
    parts: (app) =>
      serviceParts(app, { closers: [() => app.get(CellClaim).stop(), () => app.get(SearchIndexer).stop()] }),
  });
  const cell = service.app.get(CellClaim);
  service.app.get(Readiness).register('cell', () => Promise.resolve(cell.fault));
  const resources = service.app.get(ServiceResources);
  await cell.start(() => resources.startRelays());
  await resources.receive(service.app);
  service.app.get(SearchIndexer).start();
  await service.listen();
});
