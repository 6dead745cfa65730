import type { Router } from '../routing/router';
import { createRequiredContext } from './required-context';

export const [RouterProvider, useRouter] = createRequiredContext<Router>();
